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

  calendar,
};
