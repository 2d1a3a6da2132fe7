import type { Calendar } from './calendar.ts';

export const calendar: Calendar = {
  months: `
    janeiro jan
    fevereiro fev
    março mar
    abril abr
    maio mai
    junho jun
    julho jul
    agosto ago
    setembro set
    outubro out
    novembro nov
    dezembro dez`,
  weekdays: `
    segunda-feira segundas-feiras segunda segundas seg 2.ª 2a 2ª
    terça-feira terças-feiras terça terças ter 3.ª 3a 3ª
    quarta-feira quartas-feiras quarta quartas qua 4.ª 4a 4ª
    quinta-feira quintas-feiras quinta quintas qui 5.ª 5a 5ª
    sexta-feira sextas-feiras sexta sextas sex 6.ª 6a 6ª
    sábado sábados sab
    domingo domingos dom`,
  today: 'hoje|esta manhã|esta tarde',
  tomorrow: 'amanhã|amanha',
  dayAfterTomorrow: 'depois de amanhã',
  thatDay: 'nesse dia|nesse mesmo dia|nessa data',
  dayAfter: 'dia seguinte|no outro dia|dia depois',
  thisWeek: 'esta semana|toda a semana|da semana|semana em curso|semana',
  nextWeek: 'próxima semana|semana que vem|semana seguinte|para a semana|nova semana',
  nextWorkday: 'próximo dia útil|dia útil seguinte|primeiro dia útil seguinte',
  weekend: 'fim de semana|fim-de-semana',
  thisMonth: 'este mês|do mês|de mês|mês corrente',
  nextMonth: 'próximo mês|mês que vem|mês seguinte',
  endOf:
    'fim de|final de|fim da|final da|fim do|final do|ao final da|ao fim da|finais de|o final da|o fim da|o fim de|ao final de|resto da|resto do',
  startOf:
    'início de|início do|início da|princípio de|começo de|começo do|primeira semana de|primeira quinzena de|primeiros dias de',
  middleOf: 'meados de|meio de|segunda quinzena de|segunda metade de',
  units: ['dia dias', 'semana semanas', 'mês meses mes'],
  coming: 'próximos|próximas|seguintes',
  andNext: 'e a próxima|e na próxima|e a seguinte|e a que vem|e a próxima semana|e na próxima semana',
  numbers: 'um uma / dois duas / três / quatro / cinco / seis / sete / oito / nove / dez / onze / doze',
  week: 'semana|semanas|sem|semana de calendário',
  dayOf: 'de|do',
  ordinals: 'º|ª|°|o',
  the: 'dia|o dia|no dia|ao dia|a',
  clockBefore: 'às|pelas|umas',
  clockBehind: 'h|horas|hs|hrs|h30|h00',
  laterToday: 'esta tarde|à tarde|ao fim da tarde|mais tarde|depois do almoço|ao início da tarde|à noite|de tarde',
  from: 'de|do|desde|a partir de|a partir do|a partir da|do dia|desde o dia|início:',
  until: 'até|até ao|até o|até dia|até ao dia|até o dia|a|ao|inclusive|incluído|fim:',
  and: 'e|&|/|nem|+',
  back: 'volto|voltarei|voltamos|voltaremos|volta|regresso|regressarei|regressamos|regressaremos|retorno|retornarei|retornamos|retornaremos|reabrimos|reabriremos|reabre|reabertura|reabrem|retomo|retomarei|retomamos|retomaremos|novamente|de novo|disponível a partir|contactável a partir|atenderemos|atendemos|antes|reinício|verei|tratarei|pego|estarei de volta|de volta|primeiro dia|ao serviço|ao trabalho|disponível|contactável|reabrir|darei|dou resposta|atenderei|vemo-nos|nos vemos|encontramo-nos|volt*|regress*|retorn*|reabr*|retom*|acordamos|despertamos|recomeç*|reinici*|reencontr*|religo|abrimos|abre',
  answering:
    'leio|vejo|retornar|responder|ler|voltar|regressar|atender|poderei|retomar|trato|resposta|responderei|responderemos|respondo|lerei|respond*',
  not: 'não|folga|nunca|exceto|excepto|nem',
  free: 'feriado|feriados|fechado|fechados|encerrado|encerrados|ponte|folga|recesso|fechada|fechadas|encerrada|encerradas|facultativo',
  between: 'entre|entre os dias|entre dia',
  or: 'ou',
  inclusive: 'inclusive|incluído|inclusivé|último dia',
  before: 'antes de|antes da|antes do|antes das',
  after: 'depois de|depois do|depois da|após|após o|após a|passado o|passada a|depois das',
  thereafter: 'seguinte|depois|a seguir|que se segue',
  bridge: 'ponte|emenda|emendamos|feriadão',
  workdays:
    'dias de trabalho|dias úteis|horário|expediente|trabalho|trabalho só|no escritório|meus dias|atendo|disponível|presencial',
  twoWeeks: 'uma quinzena|quinze dias',
  firstDay: 'primeiro|primeiro dia|primeira',
  holidays: {
    christmas: 'natal',
    newYear: 'ano novo|réveillon|entre as festas|passagem de ano',
    epiphany: 'dia de reis|epifania',
    easter: 'páscoa',
    whitsun: 'pentecostes',
    ascension: 'ascensão',
    assumption: 'assunção',
    allSaints: 'todos os santos|finados',
    goodFriday: 'sexta-feira santa|sexta feira santa|paixão de cristo',
    labourDay: 'dia do trabalhador|dia do trabalho',
    corpusChristi: 'corpus christi|corpo de deus',
    midsummer: 'dia de são joão',
  },
};
