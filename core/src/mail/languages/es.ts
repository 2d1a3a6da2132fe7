import { calendar } from './calendars/es.ts';
import type { MailLanguage } from './mail-language.ts';

export const es: MailLanguage = {
  common:
    'el la los las de del un una y es son yo me nos le les su sus mi mis nuestro nuestra para en con por que no al se si lo como más pero este esta estoy estaré está estamos hola gracias correo saludos buenos días buenas tardes usted ustedes muy ya también cuando donde desde hasta durante sobre sin ser ha he hemos han puede favor',

  closings: `
    [un|muchos|cordiales|atentos|reciba|reciban] [muy|cordial] … [saludo|saludos|abrazo|abrazos]
    [saludos|atentamente|cordialmente|gracias|abrazos|abrazo|slds|sldos|un abrazo|gracias y saludos|muchas gracias|afectuosamente|respetuosamente] .
    saludos (cordiales) *
    [quedo|quedamos] [a|atento|atenta] … [disposición|espera]
    (le|les) [saluda|saludamos] atentamente
  `,
  disclaimers: `
    [este|el presente|esta|la información contenida en este] [mensaje|correo|e mail|email|comunicación] … [confidencial*|dirigid*|destinad*|contien*|puede contener|privad*|adjuntos]
    [aviso legal|aviso de|cláusula|confidencialidad|protección de datos|política de privacidad|información básica]
    si (usted) (lo|no|ha) … [por error|no es el destinatario]
    antes de imprimir
    [en cumplimiento|de conformidad|de acuerdo|conforme] … [rgpd|lopd*|reglamento|ley|normativa|protección]
    [le|les] informamos (de) que sus datos
    puede [ejercer|ejercitar] *
    [si no desea|si no deseas|si desea|para dejar de|si prefieres no|si prefiere no|si no quieres|si no quiere] … [recibir|baja|suscripción|darse]
    * (*) trata (sus|tus|los) datos *
    tiene (usted) derecho a *
    puede ejercer sus derechos *
  `,

  automatic: `
    [respuesta|mensaje|correo|contestación|e mail|email|aviso|notificación|autorespuesta] [automática|automático|automatizada|automatizado|generado automáticamente|generada automáticamente]
    [autorespuesta|autorrespuesta|auto respuesta|contestador automático|auto reply]
    [generad*|enviad*|emitid*] (de forma|de manera|por un) [automática*|automáticamente|sistema]
    (por favor) no (responda|respondas|conteste|responder|contestar) [responda|respondas|conteste|responder|contestar] … [este|a este|a esta|mensaje|correo]
    este buzón no *
    esta (cuenta|dirección) [cuenta|dirección] no *
  `,
  receipt: `
    gracias por (su|tu) [compra|pedido|registro|inscripción] *
    en cuarentena *
    [confirmar|confirme|verifique] … [robot|humano]
    (encuesta|cuestionario) de satisfacción
    [aceptado|aceptada|rechazado|rechazada|provisional|provisionalmente aceptado|cancelado|cancelada|nueva hora propuesta|declinado] .
    ha [aceptado|rechazado|propuesto|declinado|aceptado provisionalmente] … [invitación|reunión|convocatoria|hora|evento]
    [leído|leida|entregado|no leído|recuperar|retirar] .
    (su|tu|el) mensaje … [fue|ha sido|se ha] [leído|abierto|entregado|mostrado] *
    [desea|quiere] [recuperar|retirar] el mensaje
    acus* (de|el) (recibo|recibimos|recepción) [recibo|recepción|recibimos] *
    [hemos|ha sido|hemos] [ya|correctamente] [recibido|registrado|recibida|registrada|asignado] (correctamente|su|tu|y|con) [su|tu|correctamente|con|con éxito|y|el|la|en] *
    se [ha|le ha|ha sido] (registrado|recibido|abierto|creado|asignado|generado) [registrado|recibido|abierto|creado|asignado|generado] *
    [su|tu|la|el] (solicitud|consulta|mensaje|correo|petición|incidencia|ticket|caso|reclamación|pedido|candidatura|email) … [recibid*|registrad*|asignad*|cread*|abiert*|tramita*|procesad*|confirmad*]
    [con el|número de|nº de|el] [número de ticket|ticket|número de caso|número de referencia|número de incidencia|número de solicitud|número de registro|número de expediente]
    [justificante|resguardo|comprobante|confirmación] de [registro|recepción|entrada|solicitud|pedido|envío|lectura|asistencia]
    [responderemos|responderá|contactaremos|contactará|contestaremos|atenderemos|atenderá|contactarán|respuesta] … [plazo|horas|en un|máximo|días hábiles|laborables|a la mayor brevedad|lo antes posible]
    [gran volumen|alto volumen|elevado número|gran cantidad|alta demanda] *
    [confirme|verifique|pulse|haga clic|haz clic] … [humano|robot|enlace|remitente]
    [boletín|newsletter|circular informativa|número] (de|#) [de enero|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|informativo|mensual|semanal|#] *
    en este número
    [ver en el navegador|ver en línea|versión web|ver en navegador]
    [encuesta|valore|valora|puntúe|califique|cómo fue|opinión] … [satisfacción|servicio|atención|experiencia|opinión|nos importa]
    [recibe|recibes|recibir] este [boletín|mensaje porque|correo porque|email porque] *
    [date|darse|darte] de baja (aquí|de este) [aquí|de este|del boletín|en este] *
    gracias por (contactar|ponerse|ponerte|dirigirse|escribir) [contactar|ponerse|ponerte|dirigirse] (en|con|a) [con|a|en] *
    [hemos recibido|recibida|recibido] (tu|su) [candidatura|curriculum|currículum|cv]
    no modifique el asunto
    [indique|conserve|cite] … [número|referencia]
    [abierto|abierta|creado|creada|registrado|generado|abrimos] (la|el|una|un|tu|su) [incidencia|ticket|caso|expediente|consulta] *
    [incidencia|ticket|caso|expediente|solicitud] (n|nº|número|núm) # *
    [soy|hablas con] … [asistente virtual|el asistente|bot|robot|asistente de]
    (un|una) [compañero|agente|persona|técnico|gestor] … [mirará|atenderá|responderá|contactará|revisará] … [horas|h|días|laborables]
    [podemos|podríamos|puede|pueden] (tardar|demorar*) [tardar|demorar*|retrasarse] *
    [está|entra] en (la) cola *
    [gran volumen|elevado número|alta demanda|muchas solicitudes|muchos mensajes|volumen alto] *
  `,
  absenceSubject: `
    hoy no [abro|abrimos|estoy|trabajo]
    [fuera de la oficina|fuera de oficina|ausente|ausencia|vacaciones|de vacaciones|baja médica|baja por|de baja|permiso|excedencia|cerrado|cerrada|cerramos|cierre|cierres|viaje|de viaje|festivo|no disponible|ausencia temporal|maternidad|paternidad|puente|fiesta|festivos|congreso|periodo vacacional|descanso|incapacidad|licencia|asueto|oficina cerrada|estoy fuera|estamos fuera|fuera del despacho] *
    [vuelvo|regreso|vuelta|regresamos|volvemos] [el|a|en] *
    teletrabajo *
    (hoy) no estoy (hoy|aquí)
    [fuera|ausente] (hoy|esta semana)
    [toda la mañana|todo el día|toda la tarde|hoy fuera|en obra|de obra|firmas] *
    [reunid*|en reunión|en reuniones|en formación|en juicio] .
  `,
  away: `
    . [de vacaciones|de baja|de viaje|fuera de la oficina] .
    [en cama|convaleciente|guardando reposo]
    me quedo en casa
    [peque|crío|cría|nene|nena] (está|con) [enferm*|fiebre|malit*] *
    [estoy|estaré|estamos] … [en la feria|en una feria|en un curso|en una formación]
    [estoy|estaré|me encuentro|me encontraré|nos encontramos|estamos|estaremos|encuentro|permaneceré|voy a estar|ando|sigo|encontrándome|estará|estarán] … [fuera de la oficina|fuera de oficina|fuera del despacho|fuera de mi puesto|fuera de mi lugar|fuera del país|fuera de cobertura|de vacaciones|ausente|ausentes|de baja|de baja médica|de baja maternal|de baja por|de permiso|de viaje|de licencia|en un viaje|de descanso|de excedencia|de puente|disfrutando|no disponible|ilocalizable|de incapacidad|enfermo|enferma|hospitalizado|hospitalizada|convaleciente|cerrados|en una feria|en un congreso|en una formación|en un curso|en formación|en reunión|en reuniones|en una reunión|con acceso limitado|sin acceso|fuera todo|fuera de la ciudad|fuera hasta|fuera del|fuera el|fuera esta|fuera unos|fuera por|en el extranjero|desconectado|desconectada|de asuntos propios|de permiso]
    [actualmente|hoy|ahora|temporalmente] [fuera de la oficina|de vacaciones|ausente|de baja|de viaje|fuera de oficina|fuera todo|no estoy|cerrado|cerrada] *
    [de vacaciones|ausente|fuera de la oficina|fuera|de baja|de viaje|vacaciones|cerrado|cerrados|permiso] (por|con) [hasta|desde|del|de|el|durante|toda|todo|entre|esta|hoy|mañana|un|la|motivos|con un|en] *
    (durante|en) [mi|nuestra|este|esta|estas|nuestras|mis] [ausencia|periodo|período|vacaciones|fechas|días|cierre]
    no [estaré|estoy|estaremos|estamos|podré|tendré|tengo|voy a|puedo|tendremos|hay nadie|habrá] (en|el) [disponible|en la oficina|en mi puesto|localizable|atender|acceso|responder|consultar|trabajando|operativo|operativos|contestar|revisando|leyendo|leer|en el despacho|nadie|revisar|el correo|cobertura] *
    [acceso|cobertura|conexión] (al|muy) [limitado|limitada|intermitente|restringido|esporádico|ocasional|reducido] *
    [con|tendré|tengo] (un|muy) (acceso|poco|poca|mala) (acceso|cobertura|conexión) (muy) [limitado|limitada|intermitente|a internet|al correo|restringido] *
    [mal|sin] [de cobertura|cobertura|acceso al correo|conexión|acceso a]
    [nuestra|nuestras|la|las|nuestro|nuestros|el|los] (oficina|oficinas|empresa|tienda|despacho|taller|fábrica|recepción|clínica|consulta|almacén|tiendas|instalaciones|gestoría|centro|colegio|ayuntamiento|departamento|asesoría|restaurante|estudio) … [cerrad*|cierra|cierran|permanecerá*|cerrará*]
    [cerramos|cerraremos|cerrado|cerrada|cerrados|permanecemos cerrados|permaneceremos cerrados] (por|desde|del|hasta|el|los|en) [por|desde|del|hasta|el|los|en|durante|hoy|entre|mañana|con motivo] *
    [me he cogido|he cogido|he tomado|me tomo|cojo|tengo|disfruto|disfrutaré|disfrutando|me voy|tomaré] … [vacaciones|excedencia|permiso|descanso|libre|días libres|baja|puente|días de asuntos|licencia|fiesta]
    [baja|licencia|permiso] (por|de) [médica|maternidad|paternidad|maternal|paternal|enfermedad|laboral|lactancia]
    [he salido|salgo|he ido|estoy] a [empacharme|disfrutar|descansar|recargar|viajar] *
    (no) [leeré|leo|consultaré|revisaré|consulto|reviso|miro|miraré] (el|los|mis|mi) [correo|correos|mail|mensajes|email] [hasta|durante|en|esporádicamente|con|de] *
    [en un curso|en una reunión|de reunión|en el médico|en una formación|en una feria|de viaje|en el juzgado|en un juicio|visitando|de visita] … [hoy|mañana|toda|todo|hasta|esta mañana|esta tarde|esta semana|con|el]
    [son|es|será] (día|días) (festivo|festivos) [festivo|festivos|inhábil|inhábiles|no laborable|no laborables] *
    por [motivos|asuntos|razones] (de salud|personales|médicos|familiares) [de salud|personales|médicos|familiares|de viaje] *
    [metid*|reunid*|ocupad*|liad*|estoy|estaré] (todo|toda|en|hasta|hoy) … (en) [firmas|juicio|juicios|reunión|reuniones|quirófano|obra|la obra|clase|clases|sala de|formación|el juzgado|una feria|consulta|rodaje] *
    [durante|en] su ausencia
    [niño|niña|hijo|hija] (está|con) [enferm*|fiebre|malit*] *
    no [hay|habrá|queda] nadie
    [en alta mar|en el campo|trabajo de campo]
    [poca|mala|sin|apenas] [cobertura|conexión|señal]
    no [espere|espera|esperéis|esperen] [respuesta|una respuesta|contestación] *
  `,
  absenceStems: `
    vacaciones
    ausen*
    baja
    cerrad*
    cierre
    permiso
    festivo*
    viaje
    fuera
    regreso
    vuelvo
    vuelta
    reincorpor*
    licencia
    excedencia
    puente
    congreso
    curso
    médic*
    descanso
    reabr*
    feria
    jornada reducida
    maternidad
    paternidad
  `,
  returning: `
    [de vuelta|de nuevo|vuelvo] [al ordenador|en el ordenador|ante el ordenador|a la computadora]
    [leo|leeré|contesto|contestaré|respondo|responderé] (a) (todo) [después|luego]
    no [sé|conozco|tengo] … fecha de [vuelta|regreso|reincorporación|alta]
    [mañana|pasado mañana] ya estoy (en) *
    [vuelvo|volveré|regreso|regresaré|regresamos|volvemos|volveremos|reincorporo|reincorporaré|reincorporación|incorporo|incorporaré|reabrimos|reabriremos|abrimos|abriremos|retomo|retomaré|retomaremos|retorno|reincorporándome|reanudamos|reanudaremos|abrimos de nuevo|estaré de vuelta|de vuelta|de regreso|estaré de regreso|operativo|de nuevo] (a la|al|en la|de|mi|la|hoy|ya|trabajo|oficina|despacho|nuevo|previsto) (a la|al|en la|de|mi|la|hoy|ya|trabajo|oficina|despacho|nuevo|previsto) [el|a|al|en|lunes|martes|miércoles|jueves|viernes|mañana|pasado|dentro|para|desde|hoy|día|la|de nuevo|cuando|#|de] *
    [cuándo|cuando] (me|ni yo) [reincorporaré|volveré|vuelva|regrese|regresaré|vuelvo]
    [a|tras|en|después de|al] (mi|nuestra|nuestro) [regreso|vuelta|retorno|reincorporación|reapertura] *
    [responderé|contestaré|atenderé|responderemos|atenderemos|contesto|respondo|leeré|contestaremos|revisaré] … [regreso|vuelta|cuando|a partir|mañana|próximo|tan pronto|en cuanto|lunes|martes|miércoles|jueves|viernes|vuelva|regrese|brevedad|día laborable]
    [tan pronto como|en cuanto|cuando] [vuelva|regrese|me reincorpore|pueda|esté de vuelta|esté] *
    [respuesta|responder|contestar] (puede|podrá|podría) … [demorar*|retrasar*|tardar|más tarde]
    [disponible|localizable|operativo|operativa] (de nuevo|nuevamente) (a partir|desde|el) [a partir|desde|el] *
    [a partir de|desde] [esa hora|entonces|ese momento|ahí] *
    [hoy mismo|por la tarde|luego|después] (os|le|te|les) [contesto|respondo] *
    [voy|iré] [contestando|respondiendo|leyendo|mirando] *
    [miro|miraré|reviso|revisaré|leo|leeré] (el|mi|los|mis|la) [buzón|correo|correos|bandeja|mensajes|email] *
    [mañana] [a primera hora|por la mañana|mismo]
  `,
  deputy: `
    [para|en caso de|si|por|en|cualquier] (es|su|tu|asuntos|temas|cuestiones|cualquier|algo|de|una|consulta|necesita|necesitas|casos) … [urgente|urgentes|urgencia|urgencias|emergencia|emergencias|inmediata|apremiantes]
    urgencias .
    [contacte|contacten|contacta|contactar|contactad|diríjase|dirigirse|escriba|escriban|llame|llamen|póngase|pónganse|ponte|puede dirigirse|pueden contactar|puede contactar|llamad|llama|escribid|escríbele|hable|acuda] (con|por|a|en) … [compañer*|colega|equipo|con|al|a mi|recepción|centralita|contacto|móvil|ext|tel|teléfono]
    mientras tanto
    [me sustituye|me sustituirá|cubre|cubrirá|lo atiende|atenderá|atiende|se encarga|se encargará|queda a cargo|estará a cargo] *
    [no será|no serán|no se] (leído|reenviado|reenviados|leídos|reenvía|reenvían) [leído|reenviado|reenviados|leídos|reenvía|reenvían|reenviará|consulta] *
    [gracias|muchas gracias] por (tu|su|vuestro|el|escribirme|contactar|ponerte|haberme) [correo|mensaje|email|mail|su|tu|escribirme|escribir|escribirnos|contactar|contactarme|ponerte|interés|haber] *
    [durante este|en este] [periodo|período|tiempo] *
    [os|les|le|te] (pido|agradezco|ruego) [paciencia|comprensión]
    (no) tendré acceso *
  `,
  partTime: `
    [en la oficina|por la oficina|disponible] (solo|sólo|solamente|únicamente) [solo|sólo|solamente|únicamente] (los|el) @day *
    [respondo|contesto|leo] … [solo|sólo|solamente|únicamente] [esos|estos] días
    [jornada|horario] (de) [reducida|reducido|parcial|media jornada]
    a tiempo parcial
    media jornada
    no [trabajo|estoy|vengo|trabajamos] (en la oficina|los) (los|el) [los @day|los|@day|el @day] *
    los @day (y los|y) … no [trabajo|estoy|vengo|tengo|trabajamos]
    [solo|sólo|únicamente] (trabajo|estoy|vengo) (en la oficina|de) [los|de @day|lunes|martes|miércoles|jueves|viernes|por las] *
    [trabajo|estoy disponible|estoy en la oficina|mis días de trabajo son|mi horario es|mis días laborables son] (solo|sólo|de|los|únicamente) [de @day|los @day|@day|lunes] *
    (mi|los) [día libre|días libres] *
    @day (y|a) … (son|es) (mis|mi) [días|día] [libre|libres]
    no trabajo (ni) (los|el) @day *
    @day (y|ni) … no trabajo
  `,
  person: `
    [quizás|quizá|tal vez|a lo mejor] (en|el|para) [otoño|primavera|invierno|año que viene|próximo año|otra ocasión]
    no (tengo|tendré|tenemos) [tengo|tendré|tenemos] tiempo
    [te|le|os] llamo *
    en el # *
    [él|ella|que|quien] … [está de vacaciones|está de baja|de vacaciones|de baja|está fuera|de su excedencia|de viaje|está de permiso]
    [me|nos|te|le] (no) [interesa|interesan|interesaría]
    [estoy|estamos] (muy|no) [interesado|interesada|interesados]
    no (nos|me|le|les) [interesa|hace falta|interesan|encaja]
    [no gracias|no necesitamos|no lo necesitamos|sí claro|de momento no|por ahora no|por el momento no|ahora mismo no]
    [llámame|llámeme|escríbeme|escríbame|envíame|envíeme|mándame|mándeme|pásame|páseme|dime|dígame|cuéntame|envíanos|mándanos|envíenos|llámanos|recuérdame|avísame|contáctame|aviseme|mandas|manda tú|reenvíame|llámenos|escribidme|mandadme]
    [va|viene|parece|cuadra|encaja|conviene] (muy) [bien|mejor|perfecto|genial]
    [perfecto|vale|ok|genial|estupendo|de acuerdo|recibido|confirmado|encantado|encantada] [.|el|la|para|lo|gracias|nos|por|a]
    [podemos|podríamos|podrías|podría|podéis|puedes|puede usted] [llamar|hablar|vernos|mandar|enviar|quedar|reunirnos|llamarme|enviarme|mandarme|pasarme|darme]
    [quedamos|hablamos|nos vemos|lo vemos|lo hablamos|hablaremos] [el|la|mañana|luego|pronto|después|en|a|por|.]
    ya (lo) [trabajamos|tenemos|contamos|usamos|llevamos] *
    [presupuesto|precio|precios|tarifas|videollamada|demo] *
    no (es|soy) [mi área|la persona|el responsable|yo|de mi competencia|mi departamento]
    [persona equivocada|eso lo lleva|de eso se encarga|eso lo gestiona]
    (lo|te|se|le|os) [hablo con|consulto con|consultaré|lo miro|lo miraré|lo comento|le paso|te paso|te digo|te cuento|te aviso|te llamo|lo hablo|lo pensaré|lo estudio|lo valoro|he pasado|he reenviado|digo algo|vemos]
    [tendría|tendríamos|deberías|debería|tiene|tienes] que [hablar*|preguntar*|ver|consultar*] *
    [disculpa|disculpe|perdona|perdone|perdón|siento|lamento] [el|por|la|no] *
    [enviado|mandado] desde mi *
    [buena|mucha] suerte
    [lo|la|los] [pude|he visto|he leído|vi|leí] *
    voy liad*
    [pero|aunque] (el) @day *
    el @day (me|nos) [va|viene|puedo|podría|sí] *
    [su|tu|vuestra|vuestro] [oferta|propuesta|producto|herramienta|constancia|insistencia|texto|idea]
    estamos contentos
    [volved|vuelve|vuelva] a [escribir|contactar|llamar] en *
    (lo|le|se) [he pasado|he reenviado|he trasladado|he remitido|he enviado|reenvié|pasé|hemos pasado|hemos trasladado|traslado|paso|reenvío] (su|tu|el|lo|vuestro) [correo|mensaje|propuesta|mail|email|a] *
    en principio [sí|no]
    (lo|la) (he) [leído|he leído|leí] *
    [propóngame|proponme|sugiérame|dígame|proponga] (una|un) [fecha|día|hora|hueco] *
    no [me esperes|me espere|esperes|espere] *
    [en copia] *
    * puede decidir *
    (el) @day (a|por|después) … [podría|me va|me viene|sería posible|puedo|iría bien]
    [se lo|se la|lo|la] (he) [paso|pasado|reenvío|reenviado|transmito]
  `,

  leftMyself: `
    [es|será|fue] mi último día [.|aquí|de trabajo|en|con]
    (yo) ya no [trabajo|formo|pertenezco|estoy en|estoy vinculad*|me encontraréis|me encontrarán|soy|presto|ocupo|llevo|me encargo|desempeño|colaboro] *
    (he|hemos) [he dejado|he cesado|he finalizado|he causado baja|he abandonado|he cambiado de|he cerrado mi etapa|he pasado a|he concluido|he terminado mi|he terminado la] *
    [dejé|dejo|abandoné|terminé|finalicé] (de) [trabajar|la empresa|mi puesto|la compañía|mi relación|el cargo|mi etapa|formar parte|la organización] *
    [estoy|me he|desde] … [jubilado|jubilada|prejubilado|prejubilada]
    [me jubilo|me jubilé|me prejubilé]
    mi [contrato|último día laboral|último día de trabajo|último día aquí|último día en la empresa|relación laboral|periodo de prácticas|beca|etapa|colaboración] … [finaliz*|termin*|concluido|concluy*|acabado|acabó|es el|fue el|será el]
    mis prácticas … [finaliz*|termin*|han concluido|acab*]
    [cambié|he cambiado] de [empresa|trabajo|compañía]
    [cambio de|nuevo] [puesto|departamento|funciones|cargo|rol]
    [nueva|nuevo] [responsable|persona de contacto|interlocutor*|contacto] (de|es|para|será|en|con) *
    [con carácter definitivo|de forma definitiva|de manera permanente]
    me he [incorporado a|trasladado|desvinculado|cambiado de|pasado a] *
    [mi sustitut*|mi sucesor*|mi reemplazo] *
    [he|me he|me] [cambiado|trasladado|incorporado|pasado|cambié|trasladaron] (de|a|al) [departamento|puesto|área|otra|otro|equipo|funciones] *
    [ya no] (me|soy) [encargo|ocupo|llevo|gestiono|dedico|responsable|soy|atiendo] *
    (ahora) trabajo (ahora) en (otra|otro) [área|departamento|empresa|unidad|parte|división] *
  `,
  leftOther: `
    ya no [trabaja*|forma|pertenece|presta|está en la|está en esta|está con nosotros|está vinculad*|labora|colabora|es empleado|es empleada|se encuentra en|ocupa|desempeña|es parte|está aquí]
    [ha|han] [dejado de trabajar|dejado de formar|dejado de prestar|dejado la|dejado el|dejado su|dejado nuestra|dejado nuestro|cesado|causado baja|abandonado|finalizado su|fallecido|renunciado|pasado a la competencia] *
    causó baja
    [dejó|abandonó|renunció a|terminó] (de) [trabajar|la empresa|la compañía|su puesto|su relación|nuestra empresa|el puesto]
    se (ha) [jubiló|jubilado|jubilada|jubila|prejubilado|prejubiló|prejubilada|desvinculado|desvinculada|desvinculó] *
    (está) [está jubilad*|está prejubilad*]
    [falleció|ha fallecido|fallecimiento]
    [finalizó|terminó] su [relación|contrato|etapa]
    [despedid*|desvinculad*] de la [empresa|compañía]
    ya no [pasa|está|lleva|ejerce|atiende|ocupa|figura|sigue|forma|tiene|se encarga|se ocupa|está vinculad*|es|gestiona] (en|con|a|consulta|aquí|parte|nada|este|esta|nuestro|nuestra|la|el|de|más) *
    se [marchó|fue|ha marchado|ha ido|ha cambiado|cambió|trasladó|ha trasladado|ha retirado|retiró] *
    [murió|ha muerto|ha fallecido|falleció|nos dejó|nos ha dejado]
    [pasó|ha pasado|fue trasladad*|ha sido trasladad*|cambió|ha cambiado] (a|de) [otro|otra|departamento|puesto|área|empresa|mejor vida] *
    [triste|tristes|penosa|lamentable] … [fallecimiento|pérdida|noticia]
    [trabaja|está] (ahora) en [otra empresa|otro sitio|otro lugar|otra compañía]
    ha decidido (emprender|iniciar|afrontar) (un|una|nuevos|otros) *
    ya no (podrá|puede) [atender*|está a su disposición] *
  `,
  leftStems: `
    jubil*
    prejubil*
    ya no
    dejado
    dejó
    marchó
    marchado
    despid*
    adiós
    hasta siempre
    falleci*
    baja en la (empresa|compañía) *
    finaliz*
    llegado a su fin
    nueva etapa
    nuevos retos
    nuevas responsabilidades
    nuevo reto
    sucesor*
    sustitut*
    disuel*
    cesado
    cierre definitivo
    cerrado definitivamente
    renunci*
    dimisión
    dimitido
    desvincul*
    antigua
    antiguo
    no formo
    no … más
    despedida
    terminó
    terminé
    último día
    [cuelg*|colgado|colgué] *
    relevo
    tristeza
    dado de baja
    se da de baja
    dejé
    dejamos
    echado el cierre
    echamos el cierre
    persiana
    otros rumbos
    nuevos rumbos
    nuevo rumbo
    nuevo camino
    [cuenta|buzón|correo|dirección|casilla|mail] … [desactiv*|cerrad*|eliminad*|cancelad*|inhabilitad*|da de baja]
    extrabaj*
    exemplead*
    me fui
    mi paso por
  `,
  companyEnded: `
    [baja de autónomos|baja de autónomo|baja como autónomo|baja como autónoma]
    [negocio|licencia|tienda|local] … [dado de baja|dada de baja|bajado la persiana]
    [ha|hemos|han] (definitivamente) [cesado|cerrado definitivamente|echado el cierre|cerrado sus puertas|concluido] (definitivamente) (su|la|en su|sus|nuestra) [actividad|actividades|operaciones|definitivamente|.|por]
    [cese|cierre] [definitivo|de actividad|de negocio|por jubilación|de la actividad]
    [empresa|sociedad|negocio|tienda] … [disuelt*|liquidad*|extinguid*|vendid*|ya no existe|traspasad*|en liquidación]
    [en liquidación|concurso de acreedores]
    cerró (definitivamente) [sus puertas|definitivamente]
    [cerr*|cierr*|baj* la persiana|cierre] … [definitiv*|para siempre]
    [bajado|bajó|bajamos|echado|echamos|echó] (definitivamente) [la persiana|el cierre]
    [esta persona|este empleado|esta empleada|el destinatario|la destinataria|este usuario] (ya) … [ya no|dejado|dejó]
  `,
  otherInbox: `
    [me han desviado|reviso|atiendo|gestiono|contesto|respondo|llevo] (yo|desde|a|los|su) (su|sus|el|al|la) [correo|correos|buzón|bandeja|mensajes|cuenta|desde]
    desviado su [correo|buzón|email]
    desde (el|la|su) [buzón|cuenta|correo|bandeja] de
    (sus|su) [correos|correo|mensajes|buzón] (ahora|me|los|lo) [me llega*|llegan|llega|entran|ahora|los recibo|los reviso|están|los atiendo|los contesto]
    [respondo|contesto|escribo] (yo) (en|por|en su) (su|en) [nombre|lugar] *
    [soy] * y [ocupo el puesto|he sustituido|sustituyo|llevo ahora] *
  `,

  removal: `
    basta (por favor) [ni uno más|no más]
    . [ni uno más|no más] por favor
    no [necesito|necesitamos] más (de) (estos|este|vuestros|sus) [correos|mensajes|mails|emails]
    no [quiero|queremos] … [saber nada más|saber más|oír más]
    no [volver a|volváis a|volver] [escribirme|escribirnos|contactarme|contactarnos|enviarme|enviarnos|molestarme|insista|insistan|insistas|insistir|mandarme|mandarnos]
    no [insista|insistan|insistas|insistáis|insistam|insistete|insistere|insistir] [más|nunca|nuevamente|otra vez]
    [basta|chega] (ya|con|de|lo|il|lo) (de) [spam|correos|mails|emails|mail|e mails]
    [darme|dame|denme|darnos|dadme|dennos|dadnos|deme|dé a|den a|darme] (por favor|ya) (mi|mis) (correo|dirección|de) baja (de|en|.|por|a|ya|inmediatamente|definitivamente|del|y|como) *
    [darme|dame|denme|darnos|dadme|dennos|dadnos|deme] … [de baja]
    [quiero|queremos|solicito|deseo|pido|ruego|solicitamos|exijo|quisiera] (que) [me den de baja|nos den de baja|darme de baja|darnos de baja|mi baja|la baja de mi|la baja de nuestr*|causar baja|la baja en su|la baja de su]
    [eliminen|elimine|elimina|eliminad|eliminar|borren|borre|borra|borrad|borrar|quiten|quite|quita|quitad|quitar|saquen|saque|saca|sacar|retiren|retire|retirar|supriman|suprima|suprimir|tache|tachen|excluyan|excluir|remuevan|remover] (por favor|también|inmediatamente) [mi|mis|nuestro|nuestra|nuestros|este|esta|todos mis|los datos|addr] (también) [correo|dirección|datos|email|e mail|mail|contacto|nombre|cuenta|teléfono|addr|personales|de su|de sus|y]
    [elimínenme|elimíneme|elimíname|eliminarme|bórrenme|bórreme|bórrame|borradme|borrarme|quítenme|quíteme|quítame|quitadme|quitarme|sáquenme|sáqueme|sácame|sacarme|sacadme|retírenme|retíreme|tachadme|eliminadme|eliminarnos|bórrennos|quítennos|elimínennos|sáquennos|desuscríbanme|desuscribirme|suprímanme|exclúyanme|desapúntame|desapúntenme|elimínenos|sáquenos|quítenos|bórrenos] *
    [me|nos] [eliminen|eliminéis|borren|borréis|quiten|quitéis|saquen|saquéis|retiren|supriman|elimine|borre|quite|saque|elimines|borres|quites|saques] *
    [saquen|saque|quiten|quite|borren|borre|eliminen|elimine|tache|tachen|retiren|retire|suprima|supriman|quitar|sacar|eliminar|borrar] … [de su|de sus|de vuestra|de vuestras|de tu] … [lista|base|listado|listas|registros|sistema|ficheros|mailing|base de datos]
    [dejen|deje|dejad|deja|paren|pare|parad|cesen|cese|absténganse|absténgase|eviten|basta] (ya|por favor) de (una vez) [escribirme|enviarme|mandarme|contactarme|molestarme|enviar|escribir|mandar|contactar|molestar|llamarme|escribirnos|enviarnos|mandarnos|contactarnos|molestarnos|remitir*|spam|correos|mails|mensajes]
    no (me|nos) [escriba*|envíe*|mande*|contacte*|moleste*|llame*|remita*|envie*|escribáis|mandéis|enviéis|molestéis|contactéis|escribas|mandes|envíes] (ya|a) [más|nada|nunca|este|publicidad|correos|ningún]
    no (me|nos) [escriba|escriban|escribas|escribáis|envíe|envíen|envíes|mande|manden|mandes] [.|por favor|gracias|no|ni|más|mails|emails|mensajes|ofertas]
    no (me|nos) [vuelva*|vuelvas|volváis] a [escribir*|enviar*|contactar*|mandar*|molestar*|llamar*]
    no [quiero|deseo|queremos|deseamos] (ya|volver a|seguir) [recibir|recibiendo|más correos|más mails|más mensajes|que me escriban|que me contacten|que me envíen|que nos escriban|que me molesten|saber nada de|más emails|más publicidad|ser contactad*]
    [ni un|ningún] [correo|mensaje|mail|email] más
    no más [correos|mails|emails|mensajes|publicidad|spam]
    (me|nos) [me opongo|nos oponemos] (a|al) *
    [ejercito|ejerzo|ejercitar|ejercemos|ejercitamos] (mi|mis|el|los|nuestro) [derecho|derechos]
    [ejercer|ejercitar] (mi|mis) [derecho|derechos|mi derecho|mis derechos] de [supresión|oposición|cancelación]
    [solicito|solicitamos|exijo|exigimos|requiero|requerimos|ruego|pido|rogamos|pedimos] … [supresión|cancelación|eliminación|eliminen|supriman|borren|borrado|cesen|oposición] (inmediata|definitiva) [de|del|mis|mi|los|las|al|nuestros]
    [retiro|revoco] (mi|el) consentimiento
    [denunciar*|denuncia|reclamación|denunciaré] … [aepd|agencia española]
    [sin mi consentimiento|sin nuestro consentimiento|no he dado mi consentimiento|no he autorizado]
    [déjen*|dejen*|dejad*|déjame] (me|nos) [en paz|tranquil*]
    no (me|nos) [escrib*|envi*|envíe*|mand*|contact*] (ya|por favor|más) (más|sobre|nada|correos) [más|sobre|nada|nunca|correos|a este]
    que (este|sea|sea este) (sea) (el) último [correo|mensaje|mail|email]
    [prefiero|preferiría|preferimos|agradecería|agradeceríamos] (que) (no|me|nos) (no|me) [no|me quit*|me borr*|dej*|recibir] … [más|escrib*|recib*|lista|baja|contact*|env*]
    [dejar|deje|deja|dejen|dejes|dejara|dejaras|dejéis|parar|pare|paren] de [escrib*|enviar*|mandar*|contactar*|insistir]
    no [escribirme|enviarme|mandarme|contactarme|escribirnos|enviarnos|mandarnos|recibir] (ya|nunca) más
    no (me|nos) [escrib*|contact*|envi*|mand*] (de|nunca) [nuevo|otra vez|jamás]
    [me|nos] [ahorre*|ahorrara*|evite*] (este|estos|en|más|sus) (tipo|lo|mensajes|correos) *
    [lista de exclusión|lista robinson|lista negra|lista de bloqueo|lista de bajas]
    [abstener*|absteng*|abstuv*] de [enviar*|contactar*|escribir*|mandar*|remitir*|más|volver*]
    no (me|nos) [vuelvan|vuelva|vuelvas] a *
    [sin más|ningún] [contacto|contactos|correo] (más|por favor) *
    no [quiero|queremos|deseo|deseamos] que (me|nos) [vuelvan|sigan|contacten|escriban|molesten] *
    [evite|eviten] (volver a|seguir) [escribirme|escribirnos|contactarme|contactarnos|escribiéndome|molestarme|molestarnos]
    [nunca|no] (les|os) [he|hemos|di|dimos] … consentimiento
    no (usen|utilicen|use|utilice) [usen|utilicen|use|utilice] (más|ya) (esta|mi|nuestra) (más) [dirección|más] *
    [oposición|oposicion] (expresa|formal|firme) (a) [expresa|formal|recibir|al tratamiento] *
    no [volver a|seguir] (tener|recibir|saber) [tener|recibir|saber] (más) [noticias|correos|mensajes|nada|mails] *
    [alegraría|agradecería|gustaría] … no [tener|recibir|saber] (más|nada más) *
  `,
  takeOut: `
    [quit*|quít*|borr*|bórr*|elimin*|elimín*|sac*|sáqu*|saqu*|suprim*|retir*|retír*|excluy*|exclúy*|tach*|táche*|dar de baja|dad de baja|den de baja|de de baja|darme de baja|darnos de baja|denme de baja|deme de baja|dadme de baja|dame de baja|désuscrib*|desuscrib*|cancel* la suscripción]
  `,
  lists: `
    [de|del] (todas|todos) (su|sus|tu|tus|vuestra|vuestro|vuestras|la|las|el|los|esta|este|cualquier) (sus|vuestras) [lista|listas|listado*|base|bases|fichero*|registro*|mailing|newsletter|boletín|boletines|agenda|contactos|sistema|crm|difusión|distribución|envíos|campaña*|suscripci*]
  `,
  erase: `
    [borra*|borre*|borrad|bórr*|elimin*|elimín*|suprima*|suprimir|suprimid|quite*|quita*|quít*|olvid*|cancele*|cancelar|retire*|retírenos|darme de baja|darnos de baja|dar de baja|denme de baja|deme de baja|dadme de baja|dame de baja|den de baja]
  `,
  ownData: `
    [mi|mis|nuestro|nuestra|nuestros|nuestras|este|esta] … [dirección|correo|correos|mail|email|datos|contacto|número|nombre|teléfono|información]
    [eliminadme|elimínenme|bórrenme|bórrame|bórreme|borradme|quítenme|quítame|quíteme|quitadme|sáquenme|sácame|sáqueme|sacadme|elimíneme|elimíname|bórrenos|bórrennos|quítenos|quítennos|darme de baja|denme de baja|deme de baja|dadme de baja|dame de baja|darnos de baja]
  `,
  stop: `
    [dejen|deje|deja|dejad|dejar|basta|paren|pare|para de|parad|ni un [correo|mail|email|mensaje] más|nunca más|jamás|cesen|cese|absténgan*|absténga*|abstener*|abstenga*]
    no (me|nos) [vuelvan|vuelva|vuelvas|volváis|contacten|contacte|contactes|contactéis|molesten|moleste|molestes|molestéis]
  `,
  writing: `
    [escrib*|escríb*|envi*|envíe*|enví*|mand*|mánd*|contact*|molest*|correo*|correos|mensaje*|mail|mails|email|emails|publicidad|spam|llam*|recib*|comunicaciones|bombarde*|marear*]
  `,
  removalSubject: `
    [darme de baja|solicitud de baja|cancelar suscripción|supresión|oposición|stop|unsubscribe]
    [ejercicio de|ejercicio del] … derecho*
    [solicitud|petición|requerimiento] de (supresión|oposición|cancelación|baja|eliminación|cese) [supresión|oposición|cancelación|baja|eliminación|datos|cese] *
    [rgpd|lopd|lopdgdd|lssi|gdpr]
    derecho (de|al) [supresión|oposición|olvido|cancelación]
  `,

  calendar,
};
