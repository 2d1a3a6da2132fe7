import type { Lexicon } from './lexicon.ts';

export const portuguese: Lexicon = {
  code: 'pt',
  months:
    'janeiro/jan fevereiro/fev março/mar abril/abr maio/mai junho/jun julho/jul agosto/ago setembro/set outubro/out novembro/nov dezembro/dez',
  weekdays:
    'segunda-feira/segundas-feiras terça-feira/terças-feiras/~terça quarta-feira/quartas-feiras/~quarta quinta-feira/quintas-feiras/~quinta sexta-feira/sextas-feiras/~sexta sábado/sábados domingo/domingos',
  numbers:
    '1:~um/~uma 2:dois/duas 3:três 4:quatro 5:cinco 6:seis 7:~sete 8:oito 9:nove 10:dez 11:~onze 12:doze 13:treze 14:catorze/quatorze 15:quinze 16:dezesseis/dezasseis 17:dezessete/dezassete 18:dezoito 19:dezenove/dezanove 20:vinte 30:trinta 40:quarenta 50:cinquenta 60:sessenta 70:setenta 80:oitenta 90:noventa 100:~cem/~cento 200:duzentos/duzentas 300:trezentos/trezentas 400:quatrocentos/quatrocentas 500:quinhentos/quinhentas 600:seiscentos/seiscentas 700:setecentos/setecentas 800:oitocentos/oitocentas 900:novecentos/novecentas 1000:~mil 1000000:milhões/milhão',
  units: 'segundo/segundos/seg minuto/minutos/minutinhos hora/horas dia/dias semana/semanas mês/meses ano/anos',
  percent: 'por cento',
  ago: 'há atrás desde',
  past: 'passado passada último última',
  days: 'ontem amanhã',
  clock: '~h horas',
  counted:
    'pergunta* ideia* opção* opções* ponto* passo* linha* frase* palavra* maneira* forma* coisa* resposta* proposta* sugestão* sugestões* possibilidade* motivo* razão* razões* minuto* página* parágrafo* comentário* tema* partes de nós|ou três',
  asks: 'seria possível|poderíamos|poderia|podemos|pode|posso|devo|diga-me|me diga|que tal|tem|teria|proponho|sugiro|responda|prefere|disponível*|serve|convém|fica bem|seria bom|quer|gostaria|faz sentido|funciona',
  offers:
    'vamos conversar|vamos falar|vamos marcar|conversemos|a oferta de|minha oferta|quando quiser|fique à vontade|escreva-me|me escreva|ligue-me|me ligue|envie-me|me envie|avise-me|me avise|basta uma|aguardo|sua resposta|convido|aberto a|aberta a',
  calls: 'ligação|ligações|chamada*|telefon*|ligou|falamos|falámos|conversa*',
  meetings: 'reunião|reuniões|reunimos|encontro*|workshop*|oficina*|demo*|visita*|conhecemos',
  mails: 'email*|e-mail*|mail|escreveu|escrevi|mensagem|mensagens|resposta*',
  attachment: 'em anexo|anexo|anexei|anexado*|segue anexo|junto envio',
  discount:
    'desconto*|grátis|gratuit*|sem custo*|sem cobrança|preço especial|condição especial|condições especiais|metade do preço|mês de teste|abatimento|isenção',
  appointment:
    'nos vemos|vemo-nos|até a nossa reunião|aguardo a nossa reunião|aguardo nossa reunião|aguardo a nossa conversa|reservei|bloqueei|agendei|marquei|convite de calendário|o convite já|vamos nos encontrar|encontramo-nos|a nossa próxima reunião|nossa próxima reunião',
  reference:
    'ajudámos|ajudamos um|ajudamos uma|ajudamos a|um dos nossos clientes|um de nossos clientes|um cliente nosso|os nossos clientes|nossos clientes|nosso cliente|fizemos o mesmo|fizemos isso para|empresas semelhantes|empresas parecidas',
  titles:
    'sr sra senhor senhora dr dra dona eng enga engenheiro engenheira doutor doutora arq prof profa colega empresa',
  says: 'disse escreveu mencionou perguntou recomendou contou propôs confirmou me da',
  does: 'usa utiliza trabalha poupa poupou economiza reduziu duplicou mudou confia conseguiu',
  greetings: 'olá|oi|bom dia|boa tarde|boa noite|caro|cara|prezado|prezada|estimado|estimada',
  closings:
    'atenciosamente|cumprimentos|com os melhores cumprimentos|melhores cumprimentos|abraço|um abraço|abraços|obrigado|obrigada|saudações|cordialmente|até breve|grande abraço',
  capitals: 'você vocês senhor senhora sr sra',
  optOut:
    'cancelar a inscrição|cancelar inscrição|cancelar a subscrição|descadastrar|deixar de receber|não receber mais|não escrevo mais|não voltarei a escrever|remover da lista|não quiser receber',
  pressure:
    'aja agora|tempo limitado|oferta limitada|última chance|última oportunidade|garantid*|garantia|sem risco|sem compromisso|urgente|corra|clique aqui|ganhador*|vencedor*|duplique|dobre|o mais barato|menor preço|milagre|compre agora|oportunidade única|revolucionári*|número um',
  self: 'eu me mim meu minha meus minhas comigo',
  reader: 'você vocês seu sua seus suas lhe lhes nós nos nosso nossa nossos',
};
