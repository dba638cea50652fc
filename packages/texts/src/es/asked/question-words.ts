import type { QuestionWords } from '../../question-words.ts';

export const words: QuestionWords = {
  sameThings: [
    [
      /\bi[- ]?485\b|\b(?:formulario|forma|form) 485\b|\bajust\w+(?: de)?(?: mi| su)? estatus\b/,
      ' greencard ',
    ],
    [
      /\b(?:green ?cards?|grin ?card|tarjeta verde|mica(?: verde)?|residencia(?: permanente| legal)?|residente permanente|tarjeta de residen\w+)\b/,
      ' greencard ',
    ],
    [/\bi[- ]?765\b|\b(?:formulario|forma|form) 765\b/, ' workpermit '],
    [
      /\b(?:eads?|permisos? (?:de|para) (?:trabajo|trabajar)|tarjetas? de (?:trabajo|empleo|autorizacion de empleo)|autorizacion de (?:empleo|trabajo)|documento de autorizacion de empleo|permisos?)\b/,
      ' workpermit ',
    ],
    [
      /\bi[- ]?589\b|\b(?:formulario|forma|form) 589\b|\b(?:solicitud|aplicacion|forma|formulario|peticion) de asilo\b/,
      ' asylumform ',
    ],
    [
      /\bi[- ]?693\b|\bexam\w+ medicos?\b|\b(?:el|un|mi) medico\b|\brevision medica\b|\bchequeo(?: medico)?\b/,
      ' medicalexam ',
    ],
    [
      /\b(?:cirujano civil|civil surgeon|(?:doctor|medico) (?:de|autorizado (?:por|de)) (?:inmigracion|uscis))\b/,
      ' civilsurgeon ',
    ],
    [
      /\bi[- ]?912\b|\bexencion(?:es)? (?:de (?:la )?)?(?:tarifa|pago|cuota)s?\b|\b(?:fee waiver)\b/,
      ' feewaiver ',
    ],
    [/\bi[- ]?602\b/, ' i602 '],
    [/\bi[- ]?730\b/, ' i730 '],
    [
      /\bi[- ]?131\b|\badvance parole\b|\b(?:permiso|documento|papel)(?:es)? (?:de|para) viaj\w+\b|\bparole\b/,
      ' travelpaper ',
    ],
    [/\bi[- ]?94\b/, ' i94 '],
    [
      /\bi[- ]?864\b|\b(?:declaracion|carta|afidavit) (?:jurada )?de (?:apoyo|sostenimiento|patrocinio)(?: economico)?\b|\bpatrocinador\w*\b/,
      ' affidavitofsupport ',
    ],
    [/\bi[- ]?797c?\b|\b(?:aviso|notificacion|carta) de recibo\b/, ' receiptnotice '],
    [/\bi[- ]?130\b/, ' i130 '],
    [/\bn[- ]?400\b|\bnaturaliza\w+\b|\b(?:hacerme|ser) ciudadan\w+\b|\bciudadania\b/, ' naturalization '],
    [
      /\bar[- ]?11\b|\bcambi\w+ (?:de|mi|la) (?:direccion|domicilio|casa)\b|\b(?:me (?:mude|mudo)|mudanza|mudarme|nos mudamos|mudar\w*|nueva direccion)\b/,
      ' addresschange ',
    ],
    [/\bg[- ]?28\b/, ' g28 '],
    [/\bg[- ]?1450\b/, ' g1450 '],
    [/\bg[- ]?1650\b/, ' g1650 '],
    [/\bg[- ]?1055\b/, ' g1055 '],
    [/\(?\bc\)?[ -]?\(?0?8\)?(?!\w)/, ' categoryc8 '],
    [/\(?\ba\)?[ -]?\(?0?5\)?(?!\w)/, ' categorya5 '],
    [/\(?\bc\)?[ -]?\(?0?9\)?(?!\w)/, ' categoryc9 '],
    [
      /\bnumero (?:a|alien|de extranjero|de registro(?: de extranjero)?)\b|\ba[- ]?number\b|\ba#/,
      ' anumber ',
    ],
    [/\b(?:ssn|seguro social|numero de seguro|social security|mi social|el social)\b/, ' socialsecurity '],
    [/\b(?:abogad[oa]s?|ayuda legal|asistencia legal|licenciad[oa])\b/, ' lawyer '],
    [/\brepresentantes? acreditad[oa]s?\b/, ' accreditedrepresentative '],
    [/\b(?:notari[oa]s?|consultor\w*|gestor\w*)(?: public[oa]s?)?\b/, ' notario '],
    [/\b(?:biometric\w+|huellas?(?: digitales| dactilares)?)\b/, ' biometrics '],
    [
      /\b(?:cuanto (?:cuesta|vale|es|hay que pagar|se paga|cobran|sale)|cuestan?|precio|tarifas?|cuotas?|cobran?|costo|dolares)\b/,
      ' fee ',
    ],
    [/\b(?:gratis|sin pagar|no (?:se )?paga\w*|gratuit\w+|no cuesta)\b/, ' fee free '],
    [/\b(?:interpret\w+|traduc(?:tor|tora) en persona)\b/, ' interpreter '],
    [
      /\b(?:corte(?: de inmigracion)?|juez\w*|juec\w+|proceso de (?:deportacion|remocion)|tribunal\w*)\b/,
      ' court ',
    ],
    [/\b(?:espos[oa]s?|marido|mujer|conyuges?)\b/, ' spouse '],
    [/\b(?:hij[oa]s?|nin[oa]s?|bebes?|menor(?:es)?)\b/, ' child '],
    [/\b(?:mama|papa|madre|padre|padres|papas)\b/, ' parent '],
    [/\b(?:fotos?|fotografias?)\b/, ' photo '],
    [/\b(?:un ano|1 ano|doce meses|12 meses)\b/, ' oneyear '],
    [/\b(?:envi\w+|mand\w+|correo)\b/, ' send '],
    [/\b(?:arrest\w+|detuvo la policia|antecedentes(?: penales)?|record criminal)\b/, ' arrest '],
    [/\b(?:traduc\w+)\b/, ' translation '],
    [/\b(?:vacun\w+)\b/, ' vaccine '],
    [/\b(?:firm(?:o|a|as|ar|arlo|arla|e|en|ada|ado|aron|adas|ados))\b/, ' sign '],
    [/\b(?:la migra|migracion|inmigracion|uscis)\b/, ' uscis '],
  ],
  advice: [
    /\b(?:debo|deberia|debemos|deberiamos|tengo que|hago bien en)\b.{0,20}\b(?:decir|contestar|poner|marcar|responder|contar|ocultar|callar|esperar|mencionar|elegir|escoger|firmar|mandar|presentar|aplicar|ir|viajar|contratar)\w*\b/,
    /\bque (?:pongo|contesto|respondo|digo|marco|escojo|elijo|hago|me conviene|me recomienda\w*|haria\w* (?:usted|tu))\b/,
    /\bme conviene\b|\b(?:es|seria) (?:mejor|buena idea|mala idea|preferible|recomendable|seguro|prudente)\b|\bvale la pena\b/,
    /\b(?:me|nos|le|les|lo|la) (?:van a|iran a|pueden|podrian|podran)? ?(?:negar|niegan|negaran|aprobar|aprueban|aprobaran|deportar|deportan|deportaran|rechazar|quitar|arrestar|dar la residencia|dan la residencia)\w*\b/,
    /\b(?:que|cuales son mis) (?:posibilidades|probabilidades|chance|oportunidad\w*)\b|\bcalifico\b|\bsoy elegible\b|\bvoy a (?:ganar|perder)\b/,
    /\b(?:digame|dime|aconsej\w+|recomiend\w+|que opina\w*|que piensa\w*|en mi lugar|que harias?)\b/,
    /\b(?:lo|la|le|les|los|las) (?:sigo |voy )?(?:cambio|dejo|poniendo|pongo|saco|contesto|respondo|digo|mando|quito|menciono|cuento|explico|escondo|marco|omito)\b/,
    /\bdigo (?:que )?(?:si|no|la verdad)\b|\b(?:sera|es|seria|no es|no sera) mejor\b|\bmejor (?:no|lo|la|me|si)\b/,
    /\bme (?:agarran|detienen|meten|afecta|perjudica|castigan|multan|hace dano|va a afectar|va a perjudicar|cae)\w*\b/,
    /\b(?:escrib[ae]me|redact[ae]me|hag[ao]me|invent[ae]me|dame un[ao]?) /,
    /\b(?:usted|ustedes|tu) (?:cree|creen|crees|diria|haria|marcaria|pondria)\w*\b/,
    /\b(?:me|nos|le|mi|mis|yo)\b.*\b(?:afecta\w*|perjudic\w+|dana\w*|arriesg\w+|riesgo|pierdo|perder\w*|pierde|en mi contra|problema|neg(?:ar|aran|aron|ado)|niegan|deport\w+|rechaz\w+|peligro)\b/,
    /\b(?:es|sera|seria|hay) (?:seguro|peligroso|riesgoso|malo|bueno|prudente|conveniente|recomendable|aconsejable|un error|un problema|mejor|problema|riesgo)\b/,
    /\b(?:probable\w*|probabilidad\w*|chance|posibilidad\w*|conviene|recomendable|aconsejable|prudente|lo mejor)\b/,
    /\b(?:escrib\w+|redact\w+|arm\w+|prepar\w+) (?:me|mi|un|una|el|la|lo|que)\b|\b(?:escribeme|escribame|redacteme|ayudame a (?:escribir|explicar|contestar|decir))\b/,
    /\bcomo (?:explico|contesto|respondo|digo|pongo|justifico|le digo|les digo|lo digo|lo explico|debo)\b/,
    /\b(?:tengo que|hay que|debo|estoy obligad[oa] a) (?:decir|contar|mencionar|confesar|declarar|admitir|avisar|poner)\w*\b/,
    /\b(?:confes\w+|admit\w+|escond\w+|ocult\w+|callar\w*|callo|no (?:decir|digo|mencionar|menciono)|fingir|hacerme)\b/,
    /\bcual (?:escojo|elijo|marco|pongo|me toca|es (?:mejor|la correcta|la mejor|el mejor) para)\b|\bque (?:casilla|opcion|categoria|respuesta)\b.{0,30}\b(?:marco|pongo|escojo|elijo|va|toca)\b/,
    /\b(?:como (?:oculto|escondo|le hago para no decir|explico para que))\b/,
    /\bcual (?:casilla|respuesta|opcion|categoria)?.{0,15}\b(?:marco|pongo|elijo|escojo|me toca)\b/,
    /\bcre(?:e|es|en|ees) (?:usted(?:es)? |tu |vos )?que\b|\b(?:usted|ustedes|tu|vos) (?:que )?(?:l[aoe]s? |me |se )?\w{2,}r(?:ia|ias|ian)\b|\b(?:segun usted|su opinion|tu opinion|su consejo|un consejo|alguna recomendacion|si fuera usted|en mi (?:caso|situacion) que)\b/,
    /\bo (?:ya )?(?:mejor|(?:me |lo |la |le )?(?:espero|aguanto|callo|quedo|aguardo)|(?:lo|la) dejo|no digo|no pongo|no voy)\b|\bo (?:que )?sera mejor\b/,
    /\b(?:me|nos|le|les|se l[aoe]s?) (?:l[aoe]s? )?(?:niegu?[ea]n?|neg(?:aran?|arian?)|quit(?:en?|an|aran?|arian?)|aprueb[ae]n?|aprobaran?|deport(?:en?|an|aran?)|rechac\w+|creeran?|castig\w+|regresar?an a)\b/,
    /\b(?:va|van|iran?) a (?:negar|quitar|aprobar|deportar|rechazar|creer|castigar|detener|arrestar|agarrar|cancelar|enojar|molestar|sospechar)\w*\b|\bse (?:enoja|molesta|enojan|molestan|da cuenta|dan cuenta)\b/,
    /\bsera (?:que|bueno|malo|seguro|posible que me|peligroso|riesgoso)\b|\b(?:tengo|hay|habra|tendre|tenemos) (?:chance|chanza|esperanza|oportunidad|bronca|lio|clavo|posibilidad)\b|\bque tan (?:probable|grave|malo|riesgoso|fuerte|facil|dificil|peligroso|seguro|bueno)\b/,
    /\b(?:me (?:la juego|arriesgo|meto en (?:lio|problema)|va a ir (?:mal|bien)|ira (?:mal|bien)|sugiere|aconseja|recomienda)|hay problema si|pasa algo si|no pasa nada si|esta (?:bien|mal) si|se ve(?:ra)? mal si|hago (?:mal|bien) (?:si|en))\w*\b/,
    /\b(?:mi caso|mi historia|lo mio|mi situacion)\b.{0,20}\b(?:es|esta|sera|se ve)\b.{0,12}\b(?:facil|fuerte|debil|dificil|buen[oa]?|mal[oa]?|complicad[oa]|perdid[oa])\b|\bpuedo (?:mentir|omitir|no poner|no decir|saltarme|dejar de (?:poner|decir)|hacerlo (?:yo )?sol[oa])\b/,
    /\bque (?:hago|hacemos|me pasa(?:ria)?|me va a pasar|va a pasar con(?:migo| mi)|sera de mi|es lo mejor|seria lo mejor)\b|\bcual (?:es mejor|seria mejor|me (?:conviene|recomienda|sirve mas|aconseja))\w*\b/,
  ],
  flags: {
    arrest:
      /\b(?:arrest\w+|detenid[oa]s?|condena\w*|carcel|pres[oa]|delito|felonia|dui|policia me (?:paro|llevo|agarro)|antecedentes penales|record criminal|esposaron|libertad condicional|rob(?:o|e|ar))\b/,
    'trip-home':
      /\b(?:viaj\w+|fui|regres\w+|volv\w+|vuelv\w+|visit\w+|ir)\b.{0,40}\b(?:mi pais|mi tierra|su pais|pais de origen|pais del que (?:hui|huyo)|alla donde)\b|\bpasaporte de mi pais\b/,
    'third-country':
      /\b(?:vivi\w*|estuve|residencia|refugio|asilo|papeles|estatus)\b.{0,40}\b(?:en otro pais|en un tercer pais|otros paises|antes de (?:llegar|venir))\b|\btercer pais\b/,
    fraud:
      /\b(?:papeles?|documentos?|pasaporte|seguro|social|nombre|visa|acta|identificacion)\b.{0,20}\b(?:fals[oa]s?|chuec[oa]s?|prestad[oa]s?|comprad[oa]s?|de otra persona)\b|\b(?:menti\w*|invent\w+|no era (?:cierto|verdad))\b/,
    'prior-removal':
      /\b(?:deportad[oa]s?|me deportaron|deportaron|orden de (?:deportacion|remocion|expulsion)|salida voluntaria|me sacaron)\b/,
    resettlement:
      /\b(?:reasentad[oa]s?|reasentamiento|residencia (?:permanente )?en (?:otro pais|mexico|brasil|espana|canada|chile|costa rica|panama|colombia))\b/,
    'unpaid-annual-fee':
      /\b(?:anual|cada ano|por ano)\b.{0,50}\b(?:no|sin|nunca|olvid\w+|atras\w+|debo)\b|\b(?:no (?:he )?pag\w+|sin pagar|olvid\w+)\b.{0,40}\b(?:anual|cada ano|de asilo)\b/,
    'court-hearing':
      /\b(?:falte|no fui|no me presente|perdi|no asisti|falto)\b.{0,30}\b(?:corte|audiencia|juez|cita)\b|\b(?:tengo|mi|proxima) (?:corte|audiencia)\b|\bfecha de corte\b|\ben ausencia\b/,
    'domestic-violence':
      /\b(?:violencia (?:domestica|familiar)|me (?:pega|golpea|golpeo|pego|amenaza|maltrata)|abus[oa]\w*|maltrat\w+|orden de (?:restriccion|proteccion|alejamiento))\b/,
    'citizenship-claim': /\b(?:vote|votar|vot[oe]|registre para votar|dije que (?:era|soy) ciudadan[oa])\b/,
    'armed-group':
      /\b(?:guerrill\w+|paramilitar\w*|milicia\w*|grupo armado|cartel|pandill\w+|mara|terroris\w+|soldado|ejercito)\b/,
    'family-changed':
      /\b(?:divorci\w+|separ(?:e|amos|ad[oa]s?)|me (?:case|volvi a casar)|cumplio 21|cumpli 21|mayor de 21|viud[oa]|(?:espos[oa]|marido) (?:murio|me dejo))\b/,
  },
};
