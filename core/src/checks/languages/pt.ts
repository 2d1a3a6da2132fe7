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
  and: 'e',
  or: 'ou',
  to: 'a|até|às',
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
  functionWords:
    'o a os as um uma uns umas ao aos à às do da dos das de no na nos nas num numa em com por pelo pela pelos pelas para pra pro sem sobre entre desde até após durante e ou mas nem que quem qual cujo onde quando como se porque pois embora enquanto este esta estes estas isto esse essa esses essas isso aquele aquela aquilo eu me mim meu minha meus minhas nós nosso nossa nossos nossas tu te teu tua você vocês vos vosso vossa ele ela eles elas lhe lhes se seu sua seus suas é são era eram ser sido sou somos foi foram seja seria está estão estava estar estou tem têm tinha ter tenho há pode podem poderia deve não já mais muito também tão só ainda bem assim aqui aí ali lá agora então todo toda todos todas outro outra cada algum alguma mesmo sei vi li soube disse disseram gente obrigado obrigada vai vão vou vamos ir dá dar faz fazer apenas dois estamos fazem faço haver havia menos outras outros podemos poder pouco quais quer querem quero segundo será temos vez vezes vós',
  approximations: {
    about:
      'cerca de|uns|umas|aproximadamente|por volta de|em torno de|à volta de|rondando|a rondar|redond*|mais ou menos|um pouco|na casa d*',
    above: 'mais de|pouco mais|e pouco|pelo menos|e tal|bem mais|no mínimo|acima de',
    below: 'quase|menos de|perto de|pouco menos|até|no máximo|abaixo de',
    behind: { above: 'e pouco|e tal' },
  },
  calculations: {
    sums: 'juntos|juntas|os dois|as duas|ambos|ambas|entre os dois|entre as duas|juntando|total|ao todo|no total|soma*|somando|mais|dá|dão|ficam|fica|fazem|chegamos',
    differences:
      'mais barat*|mais car*|sobe|sobem|sob|mais|menos|do que|diferença|rest*|sobra*|sobram|abaixo|acima|margem|poupa*|subi*|ganhar*|ganhou|perdeu|reduz*|diminu*|desc*|aument*|cresc*|caí*|falta*|tirando|tira*|folga',
    results:
      'em média|ou seja|isto é|são|seria|seriam|dá|dão|fazem|faz|equivale*|portanto|então|fica|ficam|resulta*|chega*',
  },
  taxRates: [23],
  shares: {
    half: 'metade|meio|meia',
    third: 'terço|terça parte',
    quarter: 'quarto|quarta parte',
    fifth: 'quinto|quinta parte',
  },
  distances: { before: 'faltam|falta|restam|são|daqui a|dentro de', behind: 'antes|depois|até|para|a partir de hoje' },
  conversations: {
    spoken:
      'falamos|falámos|falaram|falado|conversamos|conversámos|conversaram|conversa|ao telefone|por telefone|telefonema|chamada|ligação',
    met: 'estive convosco|estive com',
    encounters: 'visita|visitei|almoço|jantar|café|reunião|encontro|pequeno-almoço|lanche|percorremos|passeio',
    shown: 'mostrar*|ter mostrado|visitar*',
    thanks: 'obrigado|obrigada|agradeço|agradecemos',
    cancelled: 'cancelad*|adiad*|não compareceu|desmarcad*|não aconteceu',
    lastWeek: 'semana passada',
    lastMonth: 'mês passado',
    lastNight: 'ontem à noite|ontem de noite',
    meals:
      'nosso almoço|nosso jantar|nosso café|nosso lanche|almoço com você|jantar com você|café com você|almoçar consigo|jantar consigo',
    metAt:
      'encontro em|encontramos em|encontrámos em|reunião em|visita a|visita em|conhecemos em|conversa em|almoço em|jantar em|café em',
    mealNouns: 'almoço|jantar|lanche|café',
    fairs: 'feira',
    unanswered:
      'correio de voz|caixa postal|caixa de voz|não atend*|sem resposta|deixei recado|deixei mensagem|não respond*|ocupado|voice mail|voicemail|recado|não consegui falar|gravador|não conseguiu|chamou até cair|cx postal|desligado|fora de área|indisponível|sem sucesso|ninguém atend*|não estava|não consegui',
  },
  attributions: {
    says: 'disse|diz|dizia|disseram|falou|fala|mencionou|pediu|pede|perguntou|acha|achou|achava|pensa|quer|queria|prefere|preferiu|preferia|receia|teme|preocupa|propôs|propõe|sugeriu|sugere|lembrou|explicou|contou|frase|palavras|palavra|segundo|opinião|ideia|comentou|gosta|faria|cobraria',
    writes: 'escreveu|escreve|escrito|publicação|publicou|mensagem|e-mail|mail|comentário|post',
    you: 'você|vocês|tu|te|ti|a senhora|o senhor|suas palavras|sua frase',
    first: 'eu|me|mim|meu|minha|nós|nos|nosso|nossa|a gente',
  },
  proposals: {
    proposes:
      'proponho|propomos|sugiro|sugerimos|que tal|convém|conviria|fica bem|ficaria bem|dá jeito|daria jeito|dava jeito|pode ser|estou livre|estou disponível|estamos disponíveis|tenho disponibilidade|poderíamos',
    tags: 'certo|não|sim|né|não é|correto|verdade',
  },
  pledges: {
    refund:
      'devolvemos|devolveremos|reembols*|dinheiro de volta|devolução do dinheiro|não paga nada|não pagam nada|não pagas nada|não pagará|por conta da casa|por nossa conta',
    gift: 'não te cobramos|não lhe cobramos|não vos cobramos|não cobramos nada|não te cobraremos|não lhe cobraremos|não cobraremos|nem um cêntimo|nem um centavo|nem um euro|nem um real|não te cobro|não lhe cobro|oferta nossa',
    guarantee:
      'garantimos|garanto-lhe|garanto que|lhe garanto|te garanto|prometo-lhe|prometo-te|prometo-vos|lhe prometo|te prometo|prometo que vai|prometo que a sua|prometo que o seu',
    guarantees: 'garant*',
    free: 'grátis|gratuit*|de graça|sem custo*|sem cobrar|não custa nada|não custam nada|por nossa conta|não tem custo*|oferecemos|sem cobrar|não paga nada|não cobramos',
  },
  positions: {
    names:
      'diretor|diretora|presidente|vice-presidente|gerente|chefe|responsável|encarregado|encarregada|dono|dona|proprietário|proprietária|fundador|fundadora|sócio|sócia|sócio-diretor|administrador|administradora|tesoureiro|tesoureira|contador|contadora|contabilista|auditor|auditora|assistente|secretário|secretária|recepcionista|rececionista|comprador|compradora|vendedor|vendedora|comercial|consultor|consultora|assessor|assessora|engenheiro|engenheira|técnico|técnica|arquiteto|arquiteta|designer|programador|programadora|analista|jornalista|redator|redatora|fotógrafo|fotógrafa|médico|médica|cirurgião|cirurgiã|enfermeiro|enfermeira|dentista|veterinário|veterinária|farmacêutico|farmacêutica|advogado|advogada|professor|professora|cozinheiro|cozinheira|chef|padeiro|padeira|enólogo|enóloga|agricultor|agricultora|motorista|mecânico|eletricista|porta-voz|coordenador|coordenadora|supervisor|supervisora|mestre|capataz|estagiário|estagiária|aprendiz|presidente da câmara|prefeito|prefeita|empreiteiro|gestor|gestora',
    leading:
      'diretor|diretora|presidente|gerente|chefe|responsável|encarregado|encarregada|dono|dona|proprietário|proprietária|fundador|fundadora|sócio|sócia|administrador|administradora|gestor|gestora|coordenador|coordenadora',
    links: 'como|enquanto|na qualidade de',
    joins:
      'seu|sua|vosso|vossa|nosso|nossa|teu|tua|o|a|um|uma|como|é|que|senhor|senhora|sr|sra|dr|dra|eng|enga|dona|novo|nova',
    readerIs: 'você é|hoje é',
    fillers: 'agora|também',
    departments:
      'sales:comercial|venda marketing:mercado|market communication:comunica|imprensa people:humanos|recrut finance:financ|contab technology:técnic it:informátic production:produção operations:operaç purchasing:compras logistics:transport quality:qualidade research:pesquisa|desenvolv engineering:engenhar legal:juríd|advogad training:formaç customers:client medicine:médic property:imobil export:export reception:recep housekeeping:governant kitchen:cozinh events:evento safety:segur sites:obra',
  },
  statements: {
    negations: 'não|nenhum*|nunca|jamais|ninguém|nada|nem|tampouco|falta|faltam|recus*|carece*|exceto|excepto|salvo',
    without: 'sem|em vez de|ao invés de',
    idioms:
      'não só|não apenas|sem dúvida|sem problema|não hesite|por que não|não mais de|não mais que|mais ou menos|mais à frente|antes de mais|se quiser|se preferir|se lhe|se concordar|de nada|sem custo|sem custos|sem compromisso|mais tarde|não antes de|não * antes de|não menos de|nem precisa dizer|porque não|não se preocupe|sem iva|sem impostos|nada mais|nada menos',
    open: 'talvez|poderia*|pensa*|consider*|plane*|possível|possivelmente|gostaria*|quer|querem|queria*|estud*|previst*|hipótese|se|avali*|dúvida*|ainda|pondera*|quem sabe|depende*|seria|seriam|analis*|espera*|pretend*|intenção|negocia*|provisóri*|a definir|por definir|em cima da mesa|prefer*',
    due: 'tem de|tem que|têm de|têm que|deve|devem|precisa|precisam',
    decided:
      'decidi*|decidiu|decidiram|aprov*|confirm*|assin*|aceit*|acordad*|fechou|fecharam|fechad*|definid*|comprad*|comprou|contratad*|contratou|luz verde|aval|autoriz*|escolh*|encomend*|adjudic*|sim definitivo|bateu o martelo|bateram o martelo|disse que sim|disse sim|dito que sim|deu o ok|deu o sim',
    conditions: 'se|caso|a não ser',
    already: 'já',
    congratulations:
      'parabéns|que bom que|fico feliz|fiquei feliz|boa notícia|que alegria|com gosto que|com agrado|ainda bem que|que ótimo|folgo em|feliz por|fico contente|que maravilha|ótima notícia|contente por',
    lacks:
      'nenhum*|falta|faltam|não temos|não tem|não têm|não tenho|não usam|não usamos|não há|não existe*|não dispõe*',
    has: 'vocês têm|você tem|têm|usam|utilizam|trabalham com|contam com|vendem|oferecem|o vosso atual|o seu atual',
    risen: 'sobe|sobem|subi*|aument*|cresc*|alta|melhorou|melhoraram|melhoria|dispar*|duplic*|em alta',
    fallen:
      'desce|descem|desceu|desceram|diminu*|caem|caiu|caíram|caindo|queda|baixa|baixou|baixaram|reduzi*|piorou|pioraram|recuou|recuaram|recuo|em baixa|perd*',
    opposites: [
      ['abre|abrem|abri*|abert*|reabr*|abertura', 'fecha|fecham|fechamento|encerr*|encerrament*'],
      ['incluíd*|incluso*|inclui|incluem', 'à parte|não incluíd*|não inclui|excluíd*'],
      ['a favor|entusiasm*', 'contra|cétic*|céptic*|se opõe*'],
      ['mais barat*|mais em conta', 'mais car*'],
      ['mais rápid*|mais curt*', 'mais lent*|mais long*|mais demorad*'],
      ['contrata|contratam|contratações', 'despede*|despediu|demitiu|demiss*'],
      ['opciona*|facultativ*', 'obrigatóri*'],
    ],
    order: [
      'antes de|antes da|antes do|antes dos|antes das',
      'depois de|depois da|depois do|depois dos|depois das|após',
    ],
  },
};
