export const part14 = {
  'p14-1-name': {
    question: '¿Cuál es su nombre legal completo, igual que en la Parte 1, punto 1?',
    asks: 'Su apellido, primer nombre y segundo nombre, como en la página 1. El formulario los copia de la Parte 1.',
    why: 'Muestra de quién es la hoja, y así lo que añade queda con su formulario.',
    find: 'Mire la Parte 1, punto 1, de este formulario. Su I-589, Parte A.I, puntos 4 a 6, pide lo mismo.',
    slips:
      'Si aquí el nombre no se escribe igual que en la página 1, puede causar dudas. Para corregirlo, cambie la Parte 1.',
    skip: 'El segundo nombre queda vacío si no tiene.',
  },
  'p14-2-entry-2': {
    question: '¿Qué respuesta no cupo en su casilla y qué más necesita decir sobre ella?',
    asks: 'Ponga la página, la Parte y el punto al que se refiere. Luego escriba lo que faltó, unas 7 líneas. Ejemplo para un tercer nombre usado: página 1, Parte 1, punto 2.',
    why: 'El oficial lo lee como parte de ese punto, y así no se pierde nada.',
    find: 'Busque las listas donde faltó lugar: otros nombres, otras fechas de nacimiento, otros números A. Copie los números impresos junto al punto.',
    slips:
      'Un texto sin página, Parte y punto no se sabe de qué es. La página lleva 2 números. Las otras casillas, hasta 6 letras o números.',
    skip: 'Queda vacía si todo cupo en su lugar.',
  },
  'p14-3-entry-3': {
    question: '¿Hay otra respuesta, como casas o trabajos de antes, que necesita más lugar?',
    asks: 'Use una entrada nueva para cada punto. Ponga todas las casas de más en una (página 4, Parte 1, punto 18). Los trabajos o escuelas van en otra (página 8, Parte 4, punto 7).',
    why: 'El formulario pide cinco años completos de casas y trabajos, y tiene lugar para pocos.',
    find: 'Contratos de renta, cuentas, pagos y papeles de la escuela dan las fechas. Su I-589, Parte A.III, puntos 2 a 4, tiene las de antes.',
    slips:
      'Es común dejar huecos entre dos fechas. Si no sabe la fecha exacta, mucha gente dice aquí que es aproximada.',
    skip: 'Queda vacía si le bastó con una entrada o no usó ninguna.',
  },
  'p14-4-entry-4': {
    question: '¿Hay una tercera respuesta, como otros matrimonios o más hijos, que necesita lugar?',
    asks: 'Tres casillas chicas: página, Parte y punto. Luego, unas 7 líneas de texto. Matrimonios de antes: página 11, Parte 6, punto 11. Del tercer hijo en adelante: página 12, Parte 7, punto 3.',
    why: 'El formulario tiene lugar para un cónyuge anterior y dos hijos. Los demás van aquí, y así consta toda la familia.',
    find: 'Use actas de nacimiento, matrimonio, divorcio y muerte. Su I-589, Parte A.II, también tiene hijos, y otros en el Supplement A (hoja extra).',
    slips:
      'Se olvida a los hijos que viven en otro país o ya son adultos. Dé de cada uno los mismos datos que pide el punto.',
    skip: 'Queda vacía si su familia cabe en las Partes 6 y 7 y ningún otro punto necesita lugar.',
  },
  'p14-5-entry-5': {
    question: '¿Hay una respuesta más que necesita ampliar, como un grupo o un punto de la Parte 9?',
    asks: 'Es la última entrada de la hoja: página, Parte, punto y texto. Un tercer grupo va con página 13, Parte 9, punto 1. Si no cabe, se permite copiar esta hoja o añadir otra.',
    why: 'Ayuda al oficial a unir cada dato con su punto.',
    find: 'Repase la Parte 9 y vea qué puntos piden explicar. Su I-589, Partes B y C, puede hablar de los mismos hechos.',
    slips:
      'Cada hoja extra lleva su nombre, número A, página, Parte y punto, y su firma con tinta y la fecha. Más aún si escribe de arrestos, grupos o deportación: si no está seguro, hable con un abogado antes de firmar.',
    skip: 'Queda vacía si ya no falta nada.',
  },
};
