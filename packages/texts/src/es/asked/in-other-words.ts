/** Más maneras de preguntar: de quien da por cierto lo que no lo es, de quien tiene miedo o prisa, y de cada país. */
export const inOtherWords = {
  'report-a-move-in-ten-days': [
    'como tengo un mes para avisar que me cambie de casa, me espero',
    'me mude hace dos semanas y no avise a nadie, cuanto plazo hay',
    'el correo me reenvia las cartas entonces no aviso del cambio',
  ],
  'form-ar-11': [
    'con que papel aviso que ya vivo en otro lado',
    'donde se pone la direccion nueva por internet',
  ],
  'safe-mailing-address': [
    'que las cartas lleguen con mi prima y no a mi casa, hay renglon para eso',
    'no quiero que mi ex sepa donde vivo por las formas',
  ],
  'category-a5': [
    'ya gane el asilo, mi codigo sigue siendo c8',
    'que letra lleva el asilo ya aprobado',
    'la a5 es para los que siguen esperando, no?',
  ],
  'card-optional-for-asylees': [
    'los asilados no podemos trabajar sin la tarjeta, como le digo al patron que me espere',
    'se me vencio el permiso asi que ya no puedo trabajar aunque tengo asilo',
    'el jefe quiere la tarjeta y yo nomas tengo la aprobacion',
  ],
  'category-c8': [
    'mi asilo no lo han decidido, que letra y numero es',
    'sigo esperando la entrevista, cual codigo lleva el permiso de uno',
  ],
  'category-c9': [
    'como ya meti la residencia el permiso va con c9',
    'todos los que tienen la 485 pendiente usan c9, los asilados igual?',
  ],
  'category-in-the-boxes': [
    'escribo la palabra asilo en los tres cuadritos',
    'son tres cuadros y yo tengo dos cosas, que va en el ultimo',
  ],
  'renewal-category': [
    'al renovar le dan a uno letra nueva',
    'mi tarjeta vieja dice c08, la copio igual para renovar',
  ],
  'first-replacement-or-renewal': [
    'me robaron la tarjeta del permiso, cual de los tres cuadros es',
    'nunca he tenido permiso, que se marca al principio',
  ],
  'ssn-not-on-the-i765': [
    'en que hoja de la 765 pido el seguro social',
    'marque que si al seguro en la del permiso, cuando llega',
    'donde quedo la pregunta del social en la forma nueva',
  ],
  'which-category': [
    'la pagina escoge la letra y el numero por mi',
    'la computadora sabe cual categoria es la mia',
  ],
  'c8-wait-of-150-days': [
    'los 150 dias corren desde que cruce',
    'como los cinco meses se cuentan desde la frontera ya puedo pedir el permiso',
    'meti el asilo hace tres meses, cuanto falta para pedir permiso',
  ],
  'c8-card-after-180-days': [
    'al dia 150 ya me mandan la tarjeta',
    'el permiso llega a los cinco meses o a los seis',
  ],
  'delays-stop-the-clock': [
    'pedi que me cambiaran la entrevista pero los dias siguen contando',
    'mi conteo esta parado por que sera',
  ],
  'no-wait-for-asylees': [
    'me dieron el asilo la semana pasada y ahora espero 150 dias para trabajar',
    'ya gane, cuando empiezan los seis meses de espera del permiso',
    'despues de ganar cuanto hay que aguardar para trabajar legal',
  ],
  'which-clock-is-which': [
    'el año es para el permiso y los 180 dias para la residencia',
    'me hago bolas con tanto plazo, un año, 150, 180',
  ],
  'proposed-wait-of-365-days': [
    'como ahora hay que esperar un año para el permiso, cuando meto',
    'ya que empezo la ley de los 365 dias pierdo mi turno',
    'ya es ley que se espera un año entero para trabajar',
  ],
  'work-permit-18-months': [
    'el permiso lo siguen dando por cinco años',
    'mi tarjeta nueva dice año y medio, esta mal',
    'cuanto dura el permiso que dan ahora',
  ],
  'automatic-extension-ended': [
    'se me acaba la tarjeta pero el recibo me da 540 dias automaticos',
    'como al renovar se extiende sola sigo trabajando',
    'vence en mayo y la renovacion no sale, la vieja vale todavia',
  ],
  'asylum-information-is-secret': [
    'le avisan a mi gobierno que pedi proteccion aqui',
    'la embajada de mi pais puede sacar mis papeles del asilo',
    'como lo del asilo es publico cualquiera lo ve',
    'a la policia de aca le cuentan de mi asilo',
  ],
  'even-that-one-applied': [
    'pueden decir nomas que pedi asilo sin contar la historia',
    'mi ex llama y pregunta si tengo asilo, le contestan',
  ],
  'secrecy-binds-the-government': [
    'la ley tambien obliga a esta pagina a guardar el secreto',
    'una pagina como esta tiene la misma regla de secreto',
  ],
  'signing-releases-records': [
    'cuando firmo que archivos mios pueden ver',
    'firmo pero no pueden preguntar de mi en otras oficinas',
  ],
  'story-kept-apart': [
    'lo que me paso en mi pais se escribe en la forma de la residencia',
    'como copian mi historia en la 485 la va a leer el que revisa',
    'el voluntario que revisa va a leer lo de la tortura',
  ],
  'files-here-are-encrypted': [
    'un hacker o sus empleados pueden abrir mis fotos',
    'como estan guardados mis papeles aqui',
  ],
  'files-here-are-deleted': [
    'guardan mis documentos para siempre aunque no tenga cuenta',
    'cerre la pagina ayer, ahi sigue mi archivo',
    'como borro todo lo que subi',
  ],
  'review-link-ends': [
    'el enlace que le di a la abogada sirve para siempre',
    'le mande el enlace a quien no era, como lo corto',
  ],
  'nothing-is-sent-to-uscis': [
    'cuando le pico a terminar ustedes la mandan',
    'cuando manda esta pagina mi solicitud',
    'ya la metieron por mi',
    'el programa pone mi firma y la envia',
  ],
  'service-is-free': ['cuanto cobra esta pagina al final', 'meto mi tarjeta para puente antes de bajarla'],
  'i485-packet': [
    'lista de todo lo que lleva el sobre de la residencia',
    'nomas va la forma, lo demas lo piden despues',
    'que mas aparte de la forma',
  ],
  'proof-of-asylum': [
    'con que papel se ve que gane',
    'nomas tengo la carta de la oficina de asilo, con eso',
    'como ya tienen mi caso en la computadora no mando prueba del asilo',
  ],
  'proof-of-asylum-through-family': [
    'mi esposo gano y yo vengo por el, que papel enseño',
    'no tengo aprobacion propia, viene en la de mi papa',
  ],
  'proof-of-one-year': [
    'como compruebo que vivi aqui los doce meses',
    'solo valen los estados de cuenta para lo del año',
  ],
  'birth-certificate': [
    'ya me la pidieron en el asilo asi que no mando la partida',
    'el acta va con la residencia',
  ],
  'papers-that-cannot-be-had': [
    'no hay acta porque se quemo el registro, entonces no puedo aplicar',
    'mi pais no me da papeles, que pongo en su lugar',
  ],
  translations: [
    'los papeles en español van asi porque alla hablan español',
    'hay que ponerlo en ingles',
    'mi partida tiene que ir traducida y certificada',
    'con la traduccion de google basta',
  ],
  'photo-id': ['que identificacion va con la residencia', 'nomas aceptan pasaporte como identificacion'],
  'marriage-certificate': [
    'mi marido no aplica asi que no mando el acta de matrimonio',
    'mando prueba de que estoy casada',
  ],
  'ended-marriage-papers': [
    'me divorcie hace mucho asi que eso no se manda',
    'mi primera esposa murio, con que papel se ve',
  ],
  'police-and-court-records': [
    'me quitaron los cargos entonces no mando papel de la corte',
    'me agarraron una vez y me soltaron, que documentos quieren',
  ],
  'i602-in-the-packet': ['todos los asilados mandan la 602', 'a fuerza va el perdon dentro'],
  'forms-not-needed': [
    'quien me firma la 864 de patrocinador',
    'que forma le pido a mi patron para la residencia por asilo',
    'ocupamos la carta de sosten de un ciudadano, donde la consigo',
    'primero tiene que haber una peticion aprobada',
  ],
  'copies-not-originals': ['mando el acta original y me la regresan', 'originales o fotocopia'],
  'missing-papers-warning': ['si falta un papel ellos esperan', 'se me olvido meter un documento, que hacen'],
  'i765-a5-papers': [
    'que va con la del permiso despues de ganar el asilo',
    'como ya tengo asilo no mando papeles con la 765',
  ],
  'i765-c8-papers': ['que adjunto si el asilo no se ha decidido y quiero trabajar'],
  'i765-renewal-papers': ['para renovar nomas se manda la forma', 'quieren copia del permiso viejo'],
  'i485-edition': [
    'la version del año pasado todavia sirve para la residencia',
    'que fecha debe traer la 485',
    'cualquier edicion de la forma la reciben',
  ],
  'i485-old-edition': ['llene la de 01/20/25, la puedo mandar', 'la de enero la reciben hasta fin de año'],
  'i765-edition': ['que fecha trae la buena del permiso', 'tengo una 765 impresa del año pasado, sirve'],
  'mixed-pages': [
    'unas hojas son de la vieja y otras de la nueva, asi la agarran',
    'cambio nomas las hojas que cambiaron',
  ],
  'where-edition-stands': [
    'donde veo que tan nueva es la forma',
    'la fecha de la forma esta arriba en la primera hoja',
  ],
  'where-to-send': [
    'la mando a la oficina donde fue mi entrevista',
    'que direccion le pongo al sobre',
    'se manda a la oficina de mi ciudad, en que calle',
  ],
  'addresses-changed': [
    'mi comadre la mando en primavera al apartado de texas, uso la misma',
    'cambio el lugar a donde se manda',
  ],
  'a5-own-envelope': [
    'meto las dos formas en un sobre grande',
    'permiso y residencia juntos para ahorrar estampillas',
  ],
  'file-online': [
    'se puede hacer la residencia por computadora y no por correo',
    'la 485 ya es solo en linea',
  ],
  'upload-size': ['mi pdf pesa mucho y no sube', 'archivo mas grande que aceptan'],
  'filed-in-the-us': [
    'la voy a meter desde mi pais mientras visito a mi mama',
    'tengo que estar aqui cuando llegue',
  ],
  'keep-copies': [
    'no hace falta copia porque ellos la tienen',
    'hay que copiar todo el paquete antes de mandarlo',
  ],
  'nationality-holds': [
    'como todos los de mi pais estan bloqueados no la puedo mandar',
    'estan congelados los casos de mi nacionalidad',
    'pararon todo para la gente de los paises vetados',
  ],
  'how-names-are-written': ['dos apellidos, como caben', 'el nombre va en el cuadro de family name'],
  'other-names-used': [
    'mi apellido de soltera no lo pongo porque ya no lo uso',
    'el apodo y el nombre de antes de casada, los piden',
  ],
  'dates-month-first': ['primero el dia y luego el mes como alla', '12/05 es diciembre o mayo'],
  'full-dates-of-homes-and-jobs': [
    'con el año basta para cuando me mude',
    'no me acuerdo el dia exacto en que entre a trabajar',
  ],
  'a-number-nine-digits': [
    'el mio tiene 8 numeros, en que cuadro va la letra',
    'escribo la letra a en el primer cuadrito',
  ],
  'last-arrival-meaning': ['la ultima llegada es la primera vez que vine', 'vine tres veces, cual cuenta'],
  'manner-of-last-entry': [
    'pase por el rio, que pregunta la forma de como entre',
    'entre caminando, con que palabras viene eso en la forma',
  ],
  'current-status-today': [
    'mi estatus es indocumentado porque entre sin visa aunque gane asilo',
    'que estatus tengo ahora despues de ganar',
  ],
  'homes-of-five-years': [
    'nomas va mi direccion de ahora',
    'las direcciones de mi pais tambien cuentan',
    'hasta cuando para atras los lugares donde vivi',
  ],
  'po-box-and-home': ['mi apartado postal es mi domicilio en la forma', 'la casa puede ser un po box'],
  'jobs-of-five-years': [
    'los trabajos en efectivo no van en la lista',
    'cuantos años de trabajo piden',
    'los trabajos de mi pais no van',
  ],
  'time-without-a-job': [
    'no trabajaba asi que dejo vacios esos años',
    'soy ama de casa, que hay para los meses sin trabajo',
  ],
  'parents-who-died': [
    'como de los papas muertos no preguntan lo tacho',
    'mi papa fallecio, igual va en la forma',
  ],
  'unknown-about-a-parent': ['no conoci a mi papa, que va ahi', 'no se el cumpleaños de mi mama'],
  'marriages-counted': [
    'solo cuenta este matrimonio, el otro fue en mi pais',
    'me case por la iglesia hace años, es matrimonio',
  ],
  'separated-couples': [
    'vivimos aparte asi que marco separado',
    'mi marido se fue pero sin papeles, cual cuadro es',
  ],
  'children-to-list': [
    'nomas van los hijos que viven conmigo',
    'mi hijo grande en honduras no va porque es mayor de edad',
    'el hijastro y la que se quedo alla cuentan',
    'los niños ciudadanos no se ponen',
    'en la lista no van los de alla, en donde los apunto',
  ],
  'groups-and-organizations': [
    'solo preguntan de grupos malos, no de iglesia ni sindicato',
    'estuve en un club de estudiantes, eso lo quiere la forma',
  ],
  'what-ever-means': ['alguna vez es en los ultimos cinco años', 'lo de mi pais cuando era niño no cuenta'],
  'arrests-on-the-i485': [
    'me borraron el record asi que por ley es no',
    'los casos sellados no los preguntan',
    'solo preguntan arrestos de aqui',
  ],
  'work-without-permission': [
    'no preguntan de trabajar sin papeles',
    'cual pregunta es la de trabajar por debajo del agua',
  ],
  'extra-space-part-14': ['si no cabe escribo atras de la hoja', 'engrapo mi propia hoja para mas hijos'],
  'na-and-empty-boxes': [
    'todo cuadro vacio debe decir ninguno',
    'dejo en blanco lo que no es para mi',
    'que se escribe cuando algo no le toca a uno',
  ],
  'earlier-i765-filed': ['es primera vez que pido este permiso pero antes tuve otro, que es esa pregunta'],
  'sex-box-on-forms': ['hay una x para el genero', 'cuantas opciones hay de sexo'],
  'free-lawyer-list': [
    'no tengo plata para abogado, quien ayuda de gratis',
    'el gobierno le da abogado gratis a todos',
  ],
  'who-may-represent': ['mi pastor puede hablar por mi en migracion', 'cualquier notario me representa'],
  'notario-fraud': [
    'la notaria aqui es abogada asi que ella escoge mis respuestas',
    'la señora de los taxes llena formas de migracion, puede',
    'el notario agarro mi dinero y no hizo nada',
  ],
  'what-a-non-lawyer-may-do': [
    'mi compañero de trabajo escribe mis respuestas, puede',
    'que puede hacer un amigo que no es abogado',
  ],
  'what-this-helper-cannot-do': [
    'usted es abogado entonces decida',
    'puede ver mi caso',
    'con quien hablo y que sabe hacer',
  ],
  'not-a-law-firm': ['esta es la pagina de uscis', 'ustedes son del gobierno'],
  'medical-exam-with-i485': [
    'el examen lo mando despues cuando lo pidan por carta',
    'el examen medico es hasta la entrevista',
    'los asilados no hacen examen porque ya lo hicieron',
  ],
  'civil-surgeon': [
    'mi doctor de cabecera hace la 693',
    'cualquier doctor puede firmar el examen',
    'sirve el examen de una clinica de mi pais',
  ],
  'sealed-envelope': ['abri el sobre del doctor para sacarle copia', 'el doctor lo manda el mismo'],
  'how-long-the-exam-counts': [
    'el examen sirve dos años',
    'se me vence el examen si se tarda el caso',
    'sirve la 693 de otra solicitud vieja',
  ],
  'only-the-vaccine-part': ['los refugiados nomas hacen las vacunas asi que los asilados igual'],
  'i589-shows-an-earlier-day': [
    'pongo la misma direccion del asilo aunque ya me mude',
    'en el asilo dije soltera y ahora estoy casada',
  ],
  'answers-that-do-not-match': [
    'hay fechas distintas en las dos formas, no se fijan',
    'que tal si el asilo dice una cosa y la residencia otra',
  ],
  'mistake-on-the-i589': [
    'hay un error en mi asilo de aquel tiempo',
    'el que me lleno el asilo puso mal una fecha',
  ],
  'asylees-pay-for-i485': [
    'los asilados no pagan la 485',
    'el del asilo no paga nada por la residencia como los refugiados',
    'como los refugiados no pagan yo tampoco',
  ],
  'i485-fee': [
    'que precio tiene la forma de la residencia',
    'siguen siendo 1140 mas 85',
    'cuantos dolares por un adulto',
  ],
  'i485-fee-child': [
    'mi niño de 8 paga igual que yo',
    'los niños no pagan',
    'lo que se paga por un hijo de trece',
  ],
  'i485-biometrics-included': ['donde agrego los 85 de las huellas', 'se paga aparte lo de las huellas'],
  'a5-first-card-fee': [
    'como pago los 560 de mi primera tarjeta despues del asilo',
    'el primer permiso despues de ganar cuesta',
  ],
  'a5-renewal-fee': [
    'el segundo permiso del asilado tambien es gratis',
    'que vale la siguiente tarjeta del que ya tiene asilo',
  ],
  'c8-first-card-fee': [
    'el primer permiso mientras espero es gratis como siempre',
    'no cuesta la primera tarjeta del que pide asilo',
  ],
  'c8-renewal-fee': ['renovar el permiso del asilo pendiente es gratis', 'en cuanto sale renovar la c08'],
  'i589-fee': ['pedir asilo no cuesta', 'ya le pusieron precio al asilo'],
  'annual-asylum-fee': [
    'hay algo que pagar cada año mientras espero',
    'el juez quito la cuota anual para siempre',
    'pago la cuota de cada año aunque ya gane',
  ],
  'annual-fee-unpaid': [
    'no pasa nada si no se paga la cuota del año',
    'no pague los 100 dolares de este año',
  ],
  'waiver-grounds': [
    'solo el que no trabaja puede pedir no pagar',
    'recibo estampillas de comida, con eso me perdonan el pago',
    'no me alcanza para pagar eso',
    'no tengo para la tarifa, que forma hay',
    'la forma de que me perdonen el pago',
  ],
  'waiver-not-with-payment': [
    'mando la 912 y el dinero juntos por si acaso',
    'pago primero y luego me devuelven con el perdon',
  ],
  'added-fees-not-waived': ['el perdon cubre todo, tambien lo nuevo'],
  'pay-by-card-or-bank': [
    'pago en efectivo en la oficina',
    'como se paga si no es con cheque',
    'puedo usar mi tarjeta de debito en una forma de papel',
  ],
  'checks-sent-back': [
    'a nombre de quien hago el cheque',
    'compre un money order en el correo',
    'el giro postal lo reciben',
    'el cheque de caja todavia sirve',
  ],
  'one-payment-for-each-form': [
    'un solo pago por toda la familia',
    'sumo las dos formas en una hoja de tarjeta',
    'yo y mi esposa en la misma G-1450',
  ],
  'wrong-amount': ['si pago de mas me dan el vuelto', 'mande diez dolares menos, nomas me los piden'],
  'two-photos': [
    'las fotos las toman en la cita asi que no mando',
    'cuantas fotos y de que tamaño',
    'las fotos viejas del asilo sirven',
  ],
  'back-of-the-photos': ['atras de las fotos no va nada', 'pluma o lapiz atras de la foto'],
  'biometrics-appointment': [
    'voy a la policia a que me tomen las huellas',
    'despues de mandar me llaman para huellas',
    'ya tienen mis huellas asi que no hay cita',
  ],
  'who-is-interviewed': [
    'todos los asilados van a entrevista',
    'a ningun asilado lo entrevistan',
    'lo llaman a uno a hablar con el oficial por la residencia',
  ],
  'why-packets-come-back': ['por que razones lo regresan', 'nunca devuelven nada, primero escriben'],
  'missing-pages': [
    'quito las hojas vacias para ahorrar estampillas',
    'nomas van las hojas con respuestas',
    'saco las paginas en blanco de la forma',
  ],
  'no-hand-signature': ['se me olvido firmar, ellos me hablan', 'el nombre a maquina vale de firma'],
  'pasted-signature': [
    'pego una foto de mi firma',
    'aceptan docusign',
    'como pongo la firma con el celular',
    'el programa firma al final y no imprimo nada',
  ],
  'no-medical-exam': ['reciben la residencia sin examen medico'],
  'empty-boxes': ['los cuadros vacios no importan'],
  'one-category': [
    'marco asilo y tambien familia para tener dos oportunidades',
    'dos cuadros en la parte 2 es mejor que uno',
  ],
  'signature-in-ink': [
    'cualquier color de pluma o lapiz',
    'firmar en la tablet',
    'un sello con mi nombre como firma',
  ],
  'who-signs-and-where': [
    'mi esposo firma por toda la familia',
    'mi niño de 10 firma el solo',
    'firmo por mi señora porque no sabe escribir',
  ],
  'interpreter-part-of-form': [
    'mi hija me leyo las preguntas en nuestra lengua, ella no sale en la forma',
    'un amigo me tradujo en voz alta, donde va su nombre',
  ],
  'preparer-part-of-form': [
    'como no me cobro ella no firma',
    'el de la iglesia la escribio, sale en la forma',
    'en la parte de preparador solo van los que cobran',
  ],
  'software-and-preparer': [
    'puente es mi preparador asi que pongo puente',
    'pongo la pagina web como preparador',
  ],
  'officer-boxes-stay-empty': ['lleno los cuadros grises de arriba de uscis'],
  'asylee-or-refugee': [
    'refugiado y asilado es lo mismo asi que marco refugiado',
    'gane asilo aqui entonces soy refugiado en la forma',
  ],
  'leaving-the-united-states': [
    'con el asilo puedo viajar a donde sea',
    'como ya mande la 485 puedo salir y volver',
    'puedo ir a ver a mi mama enferma afuera mientras sale la residencia',
  ],
  'leaving-on-advance-parole': [
    'el permiso de viaje hace seguro salir',
    'salir con el parole no cuenta como salida',
    'oi que ahora hay problema al salir con ese papel',
  ],
  'trip-to-home-country': [
    'los asilados pueden visitar su tierra dos semanas',
    'fui al entierro de mi mama alla, eso importa para el asilo',
    'quiero ver a mis hijos en mi pais',
  ],
  'passport-of-home-country': [
    'renuevo el pasaporte de mi pais y viajo con el',
    'usar mi pasaporte viejo esta bien con asilo',
  ],
  'removed-and-came-back': ['me deportaron antes y volvi, eso ya se olvido'],
  'who-may-file-as-asylee': [
    'condiciones para pedir la residencia por asilo',
    'que tengo que cumplir para la mica',
  ],
  'asylum-still-pending': [
    'ya pedi asilo asi que puedo mandar la 485',
    'mi asilo lleva dos años esperando, ya la mica?',
  ],
  'asylum-granted-in-court': [
    'el asilo del juez es distinto y no cuenta',
    'gane en corte y no en la oficina, es lo mismo para la residencia',
  ],
  'lawful-entry-and-asylees': [
    'como entre sin visa no puedo tener residencia',
    'no tengo sello de entrada asi que es imposible la mica',
    'cruce de mojado pero gane el asilo',
  ],
  'each-person-files-own-i485': [
    'mi esposa y niños van dentro de la mia entonces no llenan',
    'una sola forma por la familia',
    'voy en la de mi marido, en que renglon',
    'con una solicitud alcanza para los cuatro',
    'ya van incluidos mi mujer y los chiquillos en mi forma, cierto',
  ],
  'family-who-came-by-i730': [
    'vine por la peticion 730 de mi mama, como saco mi residencia',
    'la 730 ya da la residencia',
  ],
  'derivative-tie-ended': [
    'me divorcie del que gano, igual me toca automatico',
    'entre por el asilo de mi marido y nos dejamos',
    'ya no estoy casada con el del asilo, que dice la regla para mi residencia',
  ],
  'principal-became-citizen': [
    'mi papa ya es ciudadano asi que lo mio es mas facil',
    'mi esposo el del asilo ya juro la ciudadania, y yo',
  ],
  'child-turned-21': ['cumplir 21 no cambia nada para mi hijo', 'mi hija cumplio 21 mientras esperabamos'],
  'one-year-after-asylum': [
    'el año se cuenta desde que pedi el asilo',
    'ya tengo tres años desde que lo meti asi que ya cumpli el año',
  ],
  'filing-before-the-year-ends': [
    'antes de los 12 meses no se puede mandar, la tiran',
    'a los 9 meses de ganar es muy pronto para mandarla',
  ],
  'year-starts-with-the-grant': [
    'el año empieza cuando entre al pais',
    'mi año empieza cuando me llego la carta',
    'desde que dia cuento',
  ],
  'days-abroad-not-counted': [
    'dos meses en otro pais igual cuentan para mi año',
    'viajar no importa para lo del año',
  ],
  'no-deadline-to-file': [
    'perdi el derecho por no meterla el primer año',
    'asilo de hace diez años, ya es tarde para la mica',
    'fecha limite para pedir residencia despues de ganar',
  ],
  'no-yearly-limit': ['ya se llenaron los 10,000 del año y hago fila', 'hay cupo para nosotros'],
  'settled-in-a-third-country': ['vivi 3 años con papeles en otro lado antes de aqui'],
  'public-aid-and-asylees': [
    'las estampillas cuentan contra mi residencia',
    'primero devuelvo el medicaid',
    'recibir wic es carga publica',
  ],
  'part-3-affidavit-box': [
    'cual pariente firma de patrocinador en la parte 3',
    'ocupo alguien con ingresos que me patrocine',
  ],
  'i485-in-immigration-court': [
    'todos los asilados mandan la residencia al juez',
    'gane en la oficina y no tengo corte pero la mando a un juez',
    'mi caso en corte sigue abierto, a quien va la forma',
  ],
  'residence-dated-back': [
    'mi residencia empieza el dia que llega la tarjeta',
    'por que la tarjeta dice un año antes',
  ],
} as const;
