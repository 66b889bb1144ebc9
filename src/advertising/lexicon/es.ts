import { phrases, placesOf } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';

const client =
  '(?:casos|asuntos|clientes|apelaciones|hogares|familias|viviendas|propietarios|juicios|veredictos)';
const lawyer = '(?:abogad[oa]s?|bufetes?|firmas?|despachos?|equipos?(?: legal(?:es)?)?|oficina)';
const lender = '(?:prestamista|banco|acreedor|hipotecari[oa]|administrador)';

const deuda =
  '(?:préstamos?|deudas?|hipotecas?|pagarés?|arrendamientos?|alquiler|obligaci(?:ón|ones)|créditos?)';
const nosotros =
  '(?<!(?:podemos|nosotros|le|les|nuestr[oa]s?|firma|bufete|despacho|abogad[oa]s?) (?:@ ){0,2})';

export const es: Lexicon = {
  topics: {
    guarantee: phrases`
      garantiz~ ; garantía~ de (?:éxito|resultados?|victoria|que) ; garantía total ; con garantía(?! (?:hipotec|real|person)~) ; cien por ciento segur~ ; le prometemos
      prometemos (?:ganar|resultados?|el éxito|que) ; ganaremos ; vamos a ganar ; siempre ganamos
      caso (?:ya )?está ganado ; aprobación (?:garantizada|segura|asegurada)
      le aseguramos (?:que (?:no )?(?:gan|perder|conserv|obtendr|recib)~|(?:la|el) (?:victoria|éxito|aprobación|resultado))
      nunca (?:hemos perdido|perdemos|perdimos)
      (?:salvaremos|detendremos|eliminaremos|conservará) (?:su|la|el) (?:casa|hogar|ejecución|deuda|vivienda)
      (?:usted )?(?:va a ganar|ganará (?:su|el) (?:caso|juicio|demanda)|no puede perder|recibirá su (?:dinero|compensación))
      100 ?(?:%|por ciento) (?:de )?(?:éxito|efectiv~|garant~|segur~|satisf~|nuestros)
      éxito (?:está )?(?:asegurado|garantizado|seguro) ; resultados? asegurados? ; sin (?:ningún )?riesgo
      libre de riesgos? ; infalible
    `,
    comparison: phrases`
      (?:el|la|los|las|sus?|nuestr[oa]s?) mejor(?:es)? (?:@ ){0,3}?(?:${lawyer}|defensa|representación|servicio|resultado|opción)s?
      mejor(?:es)? ${lawyer} ; somos (?:los|las|el|la) mejor(?:es)? ; los mejores de
      ${lawyer} (?:líder(?:es)?|número uno|de primera|de élite|más (?:experimentad|confiabl|respetad|agresiv|exitos|barat|prestigios)~)
      líder(?:es)? en ; número (?:uno|1) ; n\.?º ?1 ; el más (?:experimentado|confiable|respetado|exitoso)
      inigualable~ ; insuperable~ ; incomparable~ ; sin igual ; galardonad[oa]s? ; premiad[oa]s?
      de primer nivel ; de clase mundial ; agresiv[oa]s? ; agresivamente ; superior(?:es)? a (?:los|las|otr~)
      nadie (?:@ ){0,6}mejor que nosotros ; mejor que (?:otr[oa]s|cualquier|los demás|la competencia) ; a diferencia de otr[oa]s ${lawyer}
      de (?:toda )?(?:su )?confianza ; precios? más bajos? ; (?:el|los) más barat~ ; de renombre
      prestigios[oa]s?
    `,
    specialist: phrases`
      expert[oa]s?(?! (?:médic|independient|forens|tasador)~) ; especialistas? ; especializad[oa]s?
      especializa(?:mos|n|rse) ; nos especializamos ; nuestra especialidad ; pericia ; (?:es|somos) una autoridad en ; gurús?
      maestr[oa]s? en (?:derecho|inmigración)
    `,
    certified: phrases`
      certificad[oa]s? (?:@ ){0,4}(?:derecho|ley|leyes|especialista|abogad[oa])
      (?:${lawyer}|especialistas?|expert[oa]s?) certificad[oa]s?
      certificad[oa]s? por (?:el|la) (?:colegio|barra|junta)
    `,
    referral: phrases`
      (?:remit|refer|deriv|recomend)~ (?:@ ){0,4}(?:abogad[oa]s?|bufetes?|colegas?)
      (?:le|lo|la|les) (?:remitiremos|referiremos|derivaremos|remitimos|referimos|derivamos)
      (?:referido|remisión|referencia)s? (?:@ ){0,3}(?:abogad[oa]s?|otro estado)
    `,
    contingent: phrases`
      sin (?:ganar|recuperación|recuperar|victoria)[,:—–\s]+(?:no hay |sin |no paga |no se pagan )?(?:honorarios?|cobr~|costo|pag~)
      si no (?:gana(?:mos)?|recupera(?:mos)?|cobramos),? (?:usted )?no (?:paga|cobramos|nos debe|hay)
      no (?:paga|pague|cobramos|se cobra|nos debe)(?: @){0,3} (?:a menos que|hasta que|salvo que|si no) (?:@ ){0,2}(?:gan|recuper)~
      solo (?:cobramos|paga|pagará) (?:@ ){0,2}si (?:usted )?(?:ganamos|gana|recuperamos|recupera)
      honorarios solo si (?:gan|recuper)~ ; sin (?:pago|costo|anticipo)s? (?:por adelantado|inicial(?:es)?)
      no paga nada (?:hasta|si|a menos) ; hasta que ganemos
    `,
    results: phrases`
      #\+ (?:@ ){0,3}${client} ; (?:más de|casi|unos|cerca de) # (?:@ ){0,3}${client}
      (?:cientos|miles|docenas|centenares) de (?:@ ){0,3}${client} (?:@ ){0,2}(?:ganad|satisfech|atendid|resuelt|defendid|salvad|feli)~
      (?:ganamos|hemos ganado|ayudamos|hemos ayudado|defendimos|hemos defendido|salvamos|hemos salvado|atendido|representado) (?:@ ){0,4}(?:cientos|mil|miles|docenas|#)
      ${client} (?:ganados|ganadas|resueltos|atendidos) ; tasa de éxito ; índice de éxito
      trayectoria (?:comprobada|exitosa|de éxito) ; resultados? (?:comprobados?|probados?)
      (?:recuperamos|ganamos|obtuvimos|hemos (?:recuperado|ganado|obtenido|conseguido)|conseguimos|recuperado) (?:@ ){0,5}(?:\$ ?#|millones?)
      millones (?:recuperados|ganados)
      (?:redujimos|reducción|bajó|bajamos|rebaja|reducido|ahorramos) (?:@ ){0,5}# ?(?:%|por ciento)
      # ?(?:%|por ciento) (?:de (?:reducción|rebaja|nuestros|los casos|éxito)|menos) ; hemos ganado
      nuestros (?:resultados|éxitos)
    `,
    average: phrases`
      (?:promedio|media) (?:@ ){0,4}(?:acuerdos?|indemnización|indemnizaciones|compensación|compensaciones|veredictos?|pagos?)
      (?:acuerdos?|indemnización|indemnizaciones|compensación|veredictos?|pagos?) (?:@ ){0,3}(?:promedio|medi[oa]|típic[oa])
      su (?:caso|reclamación) vale \$ ?#
    `,
    span: /(?<![\p{L}\d])\d+(?:\s?[-–]\s?|\s(?:a|y)\s)\d+\s(?:días|semanas|meses|años)(?!\p{L})/gu,
    alwaysOpen: phrases`
      24 ?/ ?7 ; 24 horas (?:al día|del día) ; las 24 horas ; día y noche ; a cualquier hora ; a toda hora
    `,
    noExtension: phrases`
      no (?:se )?(?:puede|podrá)(?: ser)? (?:prorrog|ampli|extend|prolong)~ ; no admite prórrogas?
      sin prórrogas? ; plazo (?:es )?(?:estricto|improrrogable|definitivo) ; improrrogable
    `,
    program: phrases`
      uniting for ukraine ; unidos por ucrania ; u4u ; estatus de protección temporal ; tps
      parole humanitario ; permiso humanitario
    `,
    fear: phrases`
      antes de que sea (?:demasiado )?tarde ; perderlo todo ; perderá (?:todo|su casa|su hogar)
      no pierda su (?:casa|hogar) ; pesadilla ; desesperad~ ; última oportunidad ; actúe ya ; en la calle
      su familia sufrirá
    `,
    inducement: phrases`
      tarjetas? de regalo ; rifas? ; sorteos?
      (?:gane|ganar|ganará|reciba|recibirá|obtenga) (?:un |el )?premios?
      premios? (?:al|por contrat~|si|en efectivo|para (?:nuevos )?clientes)
      gane (?:un|una) (?!(?:caso|apelación|juicio))@ ; regalos? gratis ; (?:un )?regalo (?:si|al|por|cuando)
      dinero en efectivo (?:por|al|si) ; reembolso en efectivo ; bono por (?:referir|recomendar|contratar)
      lotería
    `,
    lenderSilence: phrases`
      (?:deje|dejar|dejen) de (?:pagar|hacer (?:los|sus) pagos)(?: @){0,3}
      no (?:contacte|llame|hable|se comunique|responda|conteste|escriba)(?: @){0,4} ${lender}
      (?<!(?:asesor|consejer|orientador|agencia|organizaci)~ (?:de vivienda )?)(?:aprobad|afiliad|avalad|respaldad|patrocinad)[oa]s? (?:por|con|al) (?:el |la )?(?:gobierno|hud)
      no (?:pague|siga pagando) (?:@ ){0,2}hipoteca
    `,
    delay: phrases`
      demorar (?:@ ){0,2}(?:ejecución|caso|venta) ; retrasar (?:@ ){0,2}(?:ejecución|caso|venta|desalojo)
      ganar(?:le)? (?:más )?tiempo ; dilatar (?:@ ){0,2}(?:caso|proceso)
    `,
    notario: phrases`
      notari[oa]s?(?: públic[oa]s?)? ; (?:consultor|asesor)(?:es|a|as)? (?:de inmigración|migratori~)
      especialistas? (?:de|en) inmigración ; (?:gestor|tramitador)(?:es|a|as)? migratori~
    `,
    free: phrases`
      (?:consultas?|evaluación|revisión) (?:@ ){0,3}(?:gratis|gratuitas?|sin (?:costo|cargo|compromiso))
      (?:gratis|gratuita) (?:la |su )?(?:primera )?consulta
    `,
    bankruptcy: phrases`
      (?:abogad[oa]s?|servicios?|petición|solicitud|ayuda|casos?|protección) (?:de |por |en |para |con (?:la|su) )(?:@ )?(?:bancarrota|quiebra)
      (?:presentar|declarar|declararse|tramitamos|presentamos|solicitar)(?: en| la| su)? (?:bancarrota|quiebra)
      capítulo (?:7|13|11)
    `,
    combined:
      /años[^.!?]{0,60}(?:combinad|en conjunto|en total|sumad)[\p{L}]*|(?:combinad|en conjunto|en total|sumad)[\p{L}]*[^.!?]{0,40}años/gu,
    unfinished: phrases`lorem ipsum ; por definir ; pendiente de completar ; xxx+`,
  },
  certifiedDisclosure: /Colorado no certifica/i,
  referralSaid:
    /(?:remitir|referir|derivar)\p{L}* a (?:un|una|otro|otra) abogad[oa][^.!?]*(?:licencia|allí|ese estado)/iu,
  costsSaid:
    /(?:responsable|responder|cargo) (?:de|por) (?:\p{L}+ ){0,3}(?:costos|costas|gastos)|no debe (?:costos|gastos)|(?:costos|gastos) (?:del caso )?(?:son|corren|quedan)/iu,
  priceScope:
    /(?<!\p{L})(?:aparte|separad|no (?:incluye|cubre)|cubre solo|solo (?:la|cubre)|adicional|no las tasas|no es (?:un pago|representación))/iu,
  spanQualified:
    /(?<!\p{L})(?:típic|suele|habitual|su caso puede|no (?:es )?una promesa|varía|depende|normalmente)/iu,
  warning:
    /(?<!\p{L})(?:no (?:es|son) (?:un[oa]? )?abogad|no (?:puede|pueden|debe|deben) (?:dar|ejercer|elegir|representar|ofrecer|asesorar)|no (?:le )?(?:pague|confíe|firme|contrate)|(?:solo|sólo) (?:un[oa]? )?abogad|cuidado con|tenga cuidado|fraude|estafa|sin licencia|evite|ilegal|engañ|desconfíe)/iu,
  management: /gestión|administración|gerencia|dirección de empresas/i,
  law: /en (?:el )?derecho|abogacía|ejercicio del derecho/i,
  office:
    /(?<!\p{L})[Nn]uestr[ao] (?:oficina|bufete|despacho) (?:de|en) (?:el condado de )?((?:\p{Lu}[\p{L}'-]+ ?){1,3})/gu,
  licensed: placesOf({
    claim:
      '(?:[Ll]icencia|[Ll]icenciad[oa]s?|[Aa]dmitid[oa]s?|[Ee]jerc\\p{L}+|[Cc]olegiad[oa]s?) (?:\\p{L}+ ){0,2}(?:en|de)',
    and: 'y|e|o|u',
    before: 'en|de|del|los|las|el|la|estados?|tribunales',
  }),
  denial: {
    words: phrases`
      no ; nunca ; jamás ; nadie ; ni ; tampoco ; ning[uú]n[oa]? (?:@ )?$
      ning[uú]n[oa]? (?:@ )?(?:abogad[oa]|bufete|firma|despacho|juez|tribunal|caso|resultado|persona)s?
      nada (?:aquí|en est[ea]|de lo) ; sin (?:una? |ninguna? |prometer |decir )?$ ; en (?:lugar|vez) de (?:@ )?$
      quien(?:es)? (?:les? )?(?:$|(?:promet|asegur|dig|dic|ofre)~) ; imposible $ ; prohíben? ; desconfíe ; cuidado
      evite (?:@ ){0,2}(?:quien|personas|empresas|bufetes|firmas|promesas)~
    `,
    empty: phrases`
      (?:sin|no hay) (?:ninguna |lugar a )?(?:duda|demora|falta|excepción|vacilar)~ ; no hay (?:mejor|otr)~
      no (?:lo )?(?:dude|espere|se preocupe|tarde|se rinda|olvide|se conforme|se desespere)(?: en| más)?(?! que (?:le|usted))
      no nos rendimos ; no (?:solo|sólo|solamente|importa) ; no pierda (?:más )?(?:tiempo|la esperanza) ; no busque más
      por qué no ; nadie más ; ning[uú]n[oa]? @ es demasiado
    `,
    turns: phrases`pero ; sino ; porque ; hasta que ; y (?:nosotros|nuestr~|usted|siempre|@mos|los mejores|el mejor)`,
    goesOn: phrases`
      (?:y |o |ni )?(?:puede|pueden|podrá|podemos|debe|deben|debemos|garantizar|prometer|asegurar|predecir)
      que ; quien~ ; ni ; o @ ; ["«]@
    `,
  },
  ofDebt: phrases`
    ${nosotros}garantiz(?:a|an|ar|ó|aron|e|en|ando|aba|aban) (?:personalmente )?(?:el|la|los|las|un|una|su|sus|ese|esa|este|esta|otro|otra|dicho|dicha) (?:@ )?${deuda}(?= ?(?:$|[.,:?!)"]|(?:de|del|con|por|en|para|y|o|si|cuando|a|al|personalmente) ))
    ${deuda} (?:(?:que|está|estaba|es|fue|ya|usted) ){0,3}garantizad[oa]s? por (?!(?:nosotros|nuestr[oa]|la firma|el bufete) )@
    garantía (?:del?|de la|de un|de una) (?:banco|vendedor|arrendador|empleador|constructor|fabricante|asegurador)~ ; garantía bancaria
    ${deuda} que (?:@ ){0,2}garantizó ; (?:constitución|ley) (?:de @ )?garantiza
  `,
};
