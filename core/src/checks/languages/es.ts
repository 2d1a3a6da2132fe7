import type { Lexicon } from './lexicon.ts';

export const spanish: Lexicon = {
  code: 'es',
  months:
    'enero/ene febrero/feb marzo/mar abril/abr mayo junio/jun julio/jul agosto/ago septiembre/setiembre/sept octubre/oct noviembre/nov diciembre/dic',
  weekdays: 'lunes martes miércoles jueves viernes sábado/sábados domingo/domingos',
  numbers:
    '1:~uno/~una/~un 2:~dos 3:tres 4:cuatro 5:cinco 6:seis 7:siete 8:ocho 9:nueve 10:diez 11:~once 12:doce 13:trece 14:catorce 15:quince 16:dieciséis 17:diecisiete 18:dieciocho 20:veinte 21:veintiuno/veintiún 22:veintidós 23:veintitrés 24:veinticuatro 25:veinticinco 26:veintiséis 27:veintisiete 28:veintiocho 29:veintinueve 30:treinta 40:cuarenta 50:cincuenta 60:sesenta 70:setenta 80:ochenta 90:noventa 100:~cien/~ciento 200:doscientos/doscientas 300:trescientos/trescientas 400:cuatrocientos/cuatrocientas 500:quinientos/quinientas 600:seiscientos/seiscientas 700:setecientos/setecientas 800:ochocientos/ochocientas 900:novecientos/novecientas 1000:~mil 1000000:millones/millón',
  units: 'segundo/segundos/seg minuto/minutos/minutitos hora/horas día/días semana/semanas mes/meses año/años',
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
};
