import type { Lexicon } from './lexicon.ts';

export const spanish: Lexicon = {
  code: 'es',
  months:
    'enero/ene febrero/feb marzo/mar abril/abr mayo junio/jun julio/jul agosto/ago septiembre/setiembre/sept octubre/oct noviembre/nov diciembre/dic',
  weekdays: 'lunes martes miércoles jueves viernes sábado/sábados domingo/domingos',
  numbers:
    '1:~uno/~una/~un 2:~dos 3:tres 4:cuatro 5:cinco 6:seis 7:siete 8:ocho 9:nueve 10:diez 11:~once 12:doce 13:trece 14:catorce 15:quince 16:dieciséis 17:diecisiete 18:dieciocho 20:veinte 21:veintiuno/veintiún 22:veintidós 23:veintitrés 24:veinticuatro 25:veinticinco 26:veintiséis 27:veintisiete 28:veintiocho 29:veintinueve 30:treinta 40:cuarenta 50:cincuenta 60:sesenta 70:setenta 80:ochenta 90:noventa 100:~cien/~ciento 200:doscientos/doscientas 300:trescientos/trescientas 400:cuatrocientos/cuatrocientas 500:quinientos/quinientas 600:seiscientos/seiscientas 700:setecientos/setecientas 800:ochocientos/ochocientas 900:novecientos/novecientas 1000:~mil 1000000:millones/millón',
  units: 'segundo/segundos/seg minuto/minutos/minutitos hora/horas día/días semana/semanas mes/meses año/años',
  and: 'y|e',
  or: 'o|u',
  to: 'a|al|hasta',
  percent: 'por ciento|por cien',
  ago: 'hace desde',
  past: 'pasado pasada último última',
  days: 'ayer ~mañana',
  clock: 'h horas hs',
  counted:
    'pregunta* idea* opción* opciones* punto* paso* línea* frase* palabra* manera* forma* cosa* respuesta* propuesta* posibilidad* motivo* razón* razones* minuto* página* párrafo* comentario* tema* partes de nosotros|o tres',
  asks: 'le viene|te viene|les viene|le va|te va|le parece|te parece|podríamos|podría|podemos|puede|puedo|debo|dígame|dime|qué tal|tiene|tendría|tienes|propongo|le propongo|responda|prefiere|disponible*|encaja|le conviene|conviene|quiere',
  offers:
    'hablemos|hagamos|la oferta de|mi oferta|sigue en pie|cuando quiera|cuando quieras|no dude en|no dudes en|escríbame|escríbeme|llámeme|llámame|envíeme|envíame|avíseme|avísame|basta una|su respuesta|tu respuesta|le invito|te invito|abierto a|abierta a',
  calls: 'llamada*|llamó|llamé|teléfono*|hablamos|conversación|conversamos',
  meetings: 'reunión*|reuniones|reunimos|encuentro*|taller*|demo*|visita*|conocimos|vimos',
  mails: 'correo*|mail*|e-mail*|escribió|escribiste|escribí|mensaje*|respuesta*',
  attachment: 'adjunt*|en adjunto|archivo adjunto',
  discount:
    'descuento*|rebaja*|gratis|gratuit*|sin coste|sin costo|sin cargo|precio especial|tarifa especial|mitad de precio|mes de prueba|bonificación',
  appointment:
    'nos vemos el|nos vemos a|espero nuestra llamada|espero nuestra reunión|he reservado|he bloqueado|he agendado|he programado|invitación de calendario|la invitación va|ya le envié la invitación|nos reunimos|nuestra próxima reunión|nuestra próxima llamada|nuestra cita',
  reference:
    'hemos ayudado|ayudamos a|uno de nuestros clientes|una de nuestras clientas|un cliente nuestro|nuestros clientes|nuestro cliente|nuestras referencias|hicimos lo mismo|lo hicimos para|empresas similares|empresas parecidas',
  titles:
    'sr sra srta señor señora don doña dr dra colega compañero compañera ing lic arq mtra mtro maestra maestro licenciada licenciado ingeniera ingeniero empresa',
  says: 'dijo escribió mencionó preguntó recomendó contó propuso confirmó me nos de',
  does: 'usa utiliza trabaja ahorra ahorró redujo duplicó cambió confía consiguió logró',
  greetings: 'hola|buenos días|buenas tardes|estimado|estimada|querido|querida|apreciado|apreciada',
  closings:
    'saludos|un saludo|saludos cordiales|un cordial saludo|cordialmente|atentamente|muchas gracias|gracias|un abrazo|quedo atento|quedo atenta|hasta pronto',
  capitals: 'usted ustedes vd vds sr sra',
  optOut:
    'darse de baja|dar de baja|darte de baja|no recibir más|no le escribiré más|no volveré a escribir|dejar de recibir|no quiere recibir|no desea recibir|no te escribiré',
  pressure:
    'actúe ahora|actúa ahora|tiempo limitado|oferta limitada|última oportunidad|garantizad*|garantía|sin riesgo|sin compromiso|urgente|dese prisa|haga clic aquí|haz clic aquí|ganador*|duplique|el más barato|precio más bajo|milagro|compre ahora|compra ahora|oportunidad única|revolucionari*|número uno',
  self: 'yo me mi mis mí conmigo',
  reader: 'usted ustedes su sus le les tú tu tus te nosotros nos nuestro nuestra nuestros',
  functionWords:
    'el la los las un una unos unas lo al del de a en con por para sin sobre entre desde hasta hacia según tras durante ante y e o u pero sino ni que qué quien quién cual cuál cuyo donde dónde cuando cuándo como cómo si porque pues aunque mientras este esta estos estas esto ese esa esos esas eso aquel aquella yo me mi mis mí nosotros nos nuestro nuestra nuestros nuestras tú te tu tus ti usted ustedes vosotros os vuestro vuestra vuestros vuestras él ella ellos ellas le les se su sus suyo es son era eran ser sido soy somos fue fueron sea sería está están estaba estar estoy ha han he hemos había haya hay haber tiene tienen tener puede pueden podría debe no ya más muy también tan tanto solo sólo aún todavía bien así aquí ahí allí ahora entonces todo toda todos todas otro otra otros otras cada algún alguna mismo sé veo leí leído visto dijo dijiste dice decías cuentas gracias va van voy vamos ir da dan hacer hace por algo cuales dos eres estamos habéis hacen hago luego menos mucha mucho muchos nada nadie poco podemos poder quiere quieren quiero será tampoco tenemos tengo tenéis veces vez vos',
  approximations: {
    about:
      'unos|unas|cerca de|alrededor de|aproximadamente|en torno a|redondeando|unos pocos|más o menos|aprox|como|sobre|entorno a',
    above: 'más de|y pico|pasad*|al menos|poco más|largos|algo más|y tantos|por lo menos|por encima de',
    below: 'casi|menos de|poco menos|apenas|como mucho|algo menos|rozando|hasta|por debajo de|no llega*',
    behind: { above: 'y pico|y tantos' },
  },
  calculations: {
    sums: 'juntos|juntas|ambos|ambas|entre los dos|entre las dos|entre ambos|entre ambas|total|en total|suma*|suman|hacen|salen|sale|queda en|quedan en|serían',
    differences:
      'barat*|car*|más|por encima|por debajo|menos|diferencia|qued*|saldo|deja|dejan|rest*|sobra*|debajo|encima|margen|ahorr*|sube|suben|subi*|increment*|ganado|ganar|perdid*|reduc*|creci*|baj*|aument*|crec*|cay*|falta*|resto',
    results:
      'promedio|de media|o sea|es decir|son|sería|serían|hacen|hace|suma|suman|sale|salen|equivale*|supone*|así que|entonces|por tanto|esto es|da|dan|caemos',
  },
  taxRates: [21, 16, 10],
  shares: {
    half: 'mitad|medio|media',
    third: 'tercio|tercera parte',
    quarter: 'cuarto|cuarta parte',
    fifth: 'quinta parte',
  },
  distances: {
    before: 'quedan|faltan|queda|falta|dentro de|en',
    behind: 'antes|después|hasta|para|más tarde|desde hoy',
  },
  conversations: {
    spoken: 'hablamos|hablado|hablaste*|conversamos|conversación|platicamos|charlamos|por teléfono|llamada',
    met: 'vimos|juntamos|reunimos|saludado|saludarte|saludarle|coincidimos',
    encounters: 'visita|visité|comida|almuerzo|cena|café|reunión|desayuno|recorrimos|paseo',
    shown: 'recorrido|enseñar*|mostrar*|visitar*',
    thanks: 'gracias|agradezco|agradecemos',
    cancelled: 'cancelad*|canceló|aplazad*|pospuest*|no se presentó|suspendid*|no tuvo lugar',
    lastWeek: 'la semana pasada',
    lastMonth: 'el mes pasado',
    lastNight: 'anoche|ayer por la noche|ayer noche',
    meals:
      'nuestra comida|nuestro almuerzo|nuestra cena|nuestro café|nuestro desayuno|comida con usted|comer contigo|cenar contigo|cena con vosotros|comida con vosotros',
    metAt:
      'vimos en|reunión en|encuentro en|visita a|visita en|saludado en|saludarle en|saludarte en|conocido en|coincidimos en|charla en|comida en|cena en|café en|feria de',
    mealNouns: 'comida|almuerzo|cena|desayuno|café',
    fairs: 'feria',
    unanswered:
      'buzón|dejé recado|dejé mensaje|dejado mensaje|no contest*|no respond*|no cogió|no coge|sin respuesta|comunicaba|no localizad*|no atend*|recado|contestador|ocupado|no coge*|apagado|fuera de cobertura|comunica|ausente|mensaje de voz|sin éxito|no estaba|no disponible|nadie contest*|no hubo respuesta',
  },
  attributions: {
    says: 'dijo|dice|dices|decía|decías|dijiste|dijeron|ha dicho|comentó|comentaste|comentaba|mencionó|mencionaste|pidió|pediste|pide|piden|cree|crees|piensa|opina|quiere|quieres|quería|querías|prefiere|prefieres|preocupa|teme|propone|propuso|propusiste|sugiere|sugirió|recordó|contó|contaste|explicó|frase|palabras|palabra|según|opinión|idea|encuentra|parece|gusta',
    writes:
      'escribió|escribiste|escribe|escribes|escrito|publicación|publicó|publicaste|mensaje|correo|mail|comentario|post',
    you: 'te|ti|usted|ustedes|vosotros|os|tus palabras|tu frase|dijiste|decías|comentaste|mencionaste|pediste|escribiste|querías|contaste|propusiste|prefieres|quieres|crees',
    first: 'yo|me|mi|mí|mis|nosotros|nos|nuestro|nuestra',
  },
  proposals: {
    proposes:
      'propongo|proponemos|propondría|sugiero|sugerimos|qué tal|qué le parece|qué te parece|vendría bien|le viene|te viene|les viene|estoy libre|estoy disponible|estamos disponibles|tengo libre|tengo hueco|podríamos',
    tags: 'verdad|no|sí|cierto|correcto|no es así',
  },
  pledges: {
    refund:
      'devolvemos|devolveremos|te devuelvo|le devuelvo|reembols*|devolución del dinero|devolución del importe|no pagáis|no pagas|no pagan ustedes|no paga nada|no pagaréis|no pagarás|regalamos|te regalo|os regalo|le regalo',
    gift: 'no le cobramos|no les cobramos|no os cobramos|no te cobramos|no le cobraremos|no os cobraremos|no les cobraremos|no te cobraremos|no cobramos nada|por nuestra cuenta|invita la casa|ni un peso|ni un euro|ni un céntimo|no pagarán|no pagan nada|no pagará',
    guarantee:
      'garantizamos|te garantizo|le garantizo|os garantizo|les garantizo|te prometo|le prometo|os prometo|les prometo',
    guarantees: 'garant*',
    free: 'gratis|gratuit*|sin coste|sin costo|sin cargo|no cuesta nada|no cuestan nada|no os cuesta nada|no te cuesta nada|sin cobrar*|de regalo|regal*',
  },
  positions: {
    names:
      'director*|presidente|presidenta|vicepresidente|vicepresidenta|gerente|gerenta|jefe|jefa|responsable|encargado|encargada|dueño|dueña|propietario|propietaria|fundador|fundadora|cofundador|cofundadora|socio|socia|administrador|administradora|consejero|consejera|consejero delegado|consejera delegada|tesorero|tesorera|contador|contadora|contable|auditor|auditora|asistente|ayudante|secretario|secretaria|recepcionista|comprador|compradora|vendedor|vendedora|comercial|asesor|asesora|consultor|consultora|ingeniero|ingeniera|técnico|técnica|arquitecto|arquitecta|diseñador|diseñadora|desarrollador|desarrolladora|analista|periodista|redactor|redactora|fotógrafo|fotógrafa|médico|médica|cirujano|cirujana|enfermero|enfermera|dentista|veterinario|veterinaria|farmacéutico|farmacéutica|abogado|abogada|notario|profesor|profesora|maestro|maestra|cocinero|cocinera|chef|panadero|panadera|agricultor|agricultora|jardinero|chófer|conductor|mecánico|electricista|portavoz|coordinador|coordinadora|supervisor|supervisora|gobernanta|capataz|becario|becaria|aprendiz|alcalde|alcaldesa|contratista',
    leading:
      'director*|presidente|presidenta|gerente|gerenta|jefe|jefa|responsable|encargado|encargada|dueño|dueña|propietario|propietaria|fundador|fundadora|socio|socia|administrador|administradora|consejero delegado|consejera delegada',
    links: 'como|en calidad de',
    joins:
      'su|tu|vuestro|vuestra|nuestro|nuestra|el|la|un|una|como|es|que|quien|señor|señora|sr|sra|don|doña|dr|dra|ing|lic|arq|nuevo|nueva',
    readerIs: 'usted es|es usted|eres',
    fillers: 'hoy|ahora|también',
    departments:
      'sales:comercial|venta marketing:mercadeo|market communication:comunica|prensa people:humanos|personal finance:financi|tesor|contab technology:técnic it:informátic production:producció|planta operations:operacion|operativ purchasing:compras logistics:almac quality:calidad research:investigac|desarroll engineering:ingenier legal:juríd|abogad training:formaci customers:client medicine:médic property:inmobil export:export reception:recep housekeeping:gobern kitchen:cocina events:evento safety:segur sites:obra|construc',
  },
  statements: {
    negations:
      'no|ningún|ninguna|ninguno|nunca|jamás|nadie|nada|ni|tampoco|falta|faltan|carece*|rechaz*|negó|se niega|salvo|excepto',
    without: 'sin|en vez de|en lugar de',
    idioms:
      'no solo|no sólo|sin duda|sin problema|no dudes|no dude|no duden|por qué no|no más de|no más que|no menos de|más adelante|antes que nada|ante todo|más o menos|si te parece|si le parece|si os parece|si quieres|si quiere|nada más|sin coste|sin costo|sin cargo|de nada|más bien|a más tardar|hace falta|ya sabes|ya sabe|ya sabéis|ya saben|no antes de|no * antes de|no antes del|no más tarde|no hay problema|no hay prisa|no te preocupes|cómo no|sin iva|sin impuestos|nada menos',
    open: 'quizá*|tal vez|podría*|pens*|valor*|estudi*|plane*|posible*|consider*|querría*|quiere|quieren|le gustaría|les gustaría|proyecta*|en proyecto|proyecto de|previst*|duda*|por decidir|si|evalu*|a lo mejor|todavía|aún|pendiente*|plantea*|se plantean|analiz*|espera que|esperan|sería|serían|depende*|falta que|en estudio|provisional*|intención|barajan|baraja|negocia*',
    due: 'tiene que|tienen que|debe|deben|hay que',
    decided:
      'decidid*|decidió|decidieron|aprob*|confirm*|firm*|acept*|acordad*|acordó|acordaron|contrat*|cerrad*|comprad*|compró|visto bueno|luz verde|dio el sí|dado el sí|autorizad*|autorizó|elegid*|eligió|encargad*|pedid*|comprometid*|definid*|adjudicad*|dicho que sí|dijo que sí|dado el ok|concedid*|concedió',
    conditions: 'si|a menos que|en caso de',
    already: 'ya',
    congratulations:
      'enhorabuena|felicidades|felicito|felicitaciones|me alegra|me alegro|qué bien que|qué buena noticia|buena noticia|qué alegría|qué bien|me alegró|celebro que|contento de que|contenta de que|encantado de que|encantada de que',
    lacks:
      'ningún|ninguna|ninguno|falta|faltan|no tenemos|no tienen|no tiene|no tenéis|no tengo|no usan|no usamos|no utiliz*|no hay|no dispon*|no cuentan con',
    has: 'tenéis|tienes|tienen|usan|usáis|usas|utilizan|utilizáis|trabajan con|trabajáis con|cuentan con|contáis con|venden|vendéis|ofrecen|ofrecéis|usted tiene|vuestro actual|su actual',
    risen: 'sube|suben|subi*|aument*|crec*|mejoró|mejora|mejoran|mejoraron|alza|dispar*|duplic*|al alza',
    fallen:
      'baja|bajan|bajó|bajaron|bajamos|bajado|bajada|disminu*|cay*|cae|caen|caída|descen*|reduj*|reduci*|empeor*|a la baja|retroce*|perdi*',
    opposites: [
      ['abre|abren|abri*|abiert*|reabr*|apertura', 'cerr*|cierr*|cierre'],
      ['incluid*|incluy*|incluye*', 'aparte|no incluid*|excluid*|no incluye*|por separado'],
      ['a favor|entusiasm*|partidari*', 'en contra|escéptic*|se opone*|reaci*'],
      ['más barat*|más económic*', 'más car*'],
      ['más rápid*|más cort*', 'más lent*|más larg*'],
      ['contrata a|contratan|fich*', 'despid*|despidi*'],
      ['opcional*|voluntari*', 'obligatori*'],
    ],
    order: ['antes de|antes del|antes que', 'después de|después del|tras'],
  },
};
