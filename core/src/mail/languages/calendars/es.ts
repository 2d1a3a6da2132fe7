import type { Calendar } from './calendar.ts';

export const calendar: Calendar = {
  months: `
    enero ene
    febrero feb
    marzo mar
    abril abr
    mayo may
    junio jun
    julio jul
    agosto ago
    septiembre setiembre sept sep
    octubre oct
    noviembre nov
    diciembre dic`,
  weekdays: `
    lunes lun l
    martes mart m
    miércoles mié mie mier x
    jueves jue j
    viernes vie v
    sábado sábados sab
    domingo domingos dom`,
  today: 'hoy|esta mañana|esta tarde',
  tomorrow: 'mañana',
  dayAfterTomorrow: 'pasado mañana',
  thatDay: 'ese día|ese mismo día|dicho día',
  dayAfter: 'al día siguiente|el día siguiente|día después|al otro día',
  thisWeek: 'esta semana|toda la semana|la semana en curso|de la semana|semana',
  nextWeek:
    'próxima semana|la semana que viene|semana que viene|semana próxima|semana siguiente|semana entrante|nueva semana',
  nextWorkday:
    'próximo día laborable|siguiente día laborable|día laborable siguiente|próximo día hábil|siguiente día hábil|día hábil siguiente|primer día hábil siguiente|primer día laborable siguiente',
  weekend: 'fin de semana|finde',
  thisMonth: 'este mes|del mes|de mes|mes en curso',
  nextMonth: 'próximo mes|mes que viene|mes próximo|el mes que viene',
  endOf:
    'fin de|final de|finales de|finales del|el final de|a finales de|fines de|fines del|final del|el fin de|resto de la|resto del',
  startOf:
    'principios de|comienzos de|inicio de|primeros de|principios del|inicios de|primera quincena de|la primera quincena de|primera semana de|la primera semana de',
  middleOf: 'mediados de|mediados del|mitad de|segunda quincena de|la segunda quincena de|segunda mitad de',
  units: ['día días', 'semana semanas', 'mes meses'],
  coming: 'próximos|próximas|siguientes|largas',
  andNext: 'y la próxima|y la siguiente|y la que viene|y la semana que viene|y la próxima semana',
  numbers: 'un una uno / dos / tres / cuatro / cinco / seis / siete / ocho / nueve / diez / once / doce',
  week: 'semana|semanas|sem|semana natural|semanas naturales',
  dayOf: 'de|del',
  ordinals: 'º|°|o',
  the: 'el|al|del|día|dia|el día',
  clockBefore: 'a las|las',
  clockBehind: 'h|hs|hrs|horas|pm|am|p.m|a.m|de la tarde|de la mañana',
  laterToday: 'esta tarde|por la tarde|a mediodía|al mediodía|más tarde|esta noche|a media mañana|después de comer',
  from: 'desde el|desde|del|de|a partir del|a partir de|inicio:|desde:',
  until: 'hasta|hasta el|al|a|inclusive|incluido|incluidos|fin:',
  and: 'y|&|e|/|ambos|ni|+',
  back: 'vuelva|regrese|reincorpore|vuelvo|volveré|vuelta|regreso|regresaré|regresamos|regresaremos|volvemos|volveremos|vuelve|reincorporo|reincorporaré|reincorporación|incorporo|incorporaré|reabrimos|reabriremos|reabre|abrimos|abriremos|abre|retomo|retomaré|retomaremos|de nuevo|nuevamente|reanudamos|retorno|regresando|atenderemos|atenderé|operativo|operativos|operativa|disponible desde|disponible el|localizable desde|estaré de vuelta|de vuelta|en la oficina de nuevo|en mi puesto|reincorporarme|primer día|me reincorporaré|nos vemos|nos leemos|hablamos|reincorpor*|reintegr*|reanud*|retom*|reencontr*|reabr*|regres*|volver*|vuelv*|reinici*|abro|toco tierra|toca tierra|enciendo|en mi mesa|a la vuelta el',
  answering:
    'leo|responder|contestar|leer|revisar|veré|veo|reviso|revisaré|miro|miraré|atiendo|me pongo|podré|volver|retomar|regresar|respuesta|responderé|contestaré|contesto|leeré|respondo|leyendo|contestando|respondiendo',
  not: 'no|ni|libro|libramos|libre|libres|nunca|salvo|excepto',
  free: 'festivo|festivos|fiesta|fiestas|cerrado|cerrada|cerrados|puente|libre|cerradas|feria',
  between: 'entre',
  or: 'o',
  inclusive: 'inclusive|inclusivo|incluido|incluida|ambos incluidos|último día',
  before: 'antes de|antes del|antes de la',
  after: 'después de|después del|tras|tras el|pasado el|pasadas|pasada|pasado',
  thereafter: 'siguiente|posterior|después|que sigue',
  bridge: 'puente|acueducto',
  workdays:
    'días de trabajo|días laborables|horario|jornada|trabajo|trabajo solo|en la oficina|mis días|atiendo|disponible|localizable',
  twoWeeks: 'una quincena|quince días',
  firstDay: 'primero|uno|primer día|primer',
  holidays: {
    christmas: 'navidad|navidades',
    newYear: 'año nuevo|fin de año|entre las fiestas|fiestas de fin de año',
    epiphany: 'día de reyes|los reyes|epifanía',
    easter: 'semana santa|lunes de pascua|pascua',
    whitsun: 'pentecostés|lunes de pentecostés',
    ascension: 'ascensión',
    assumption: 'asunción',
    allSaints: 'todos los santos|día de todos los santos',
    goodFriday: 'viernes santo',
    labourDay: 'día del trabajo|día del trabajador',
    corpusChristi: 'corpus christi',
    midsummer: 'día de san juan',
  },
};
