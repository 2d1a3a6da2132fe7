import { calendar } from './calendars/pt.ts';
import type { MailLanguage } from './mail-language.ts';

export const pt: MailLanguage = {
  common:
    'o a os as de do da dos das um uma e é são eu me nos lhe seu sua seus meu minha nosso nossa para em no na com por que não ao à se como mais mas também este esta estou estarei está estamos olá obrigado obrigada bom dia boa tarde você vocês senhor muito já quando onde até desde durante sem ser tem tenho há foi pela pelo cumprimentos att email mensagem vosso oi pra',

  closings: `
    [com|os|melhores|cordiais|muitos] [os|melhores|meus] … [cumprimentos|saudações]
    [cumprimentos|atenciosamente|atentamente|obrigado|obrigada|abraços|abraço|um abraço|abs|att|cumps|grato|grata|cordialmente|respeitosamente|bjs|beijinhos|desde já grato|at te] .
    [att|abs|abraço|cumprimentos|atenciosamente] *
    [melhores|cordiais] cumprimentos
  `,
  disclaimers: `
    [esta|a presente|este|o presente|o conteúdo desta] [mensagem|e mail|email|comunicação|correio] … [confidencia*|destina*|contém|anexos|ficheiros|privilegiad*]
    [aviso de|aviso legal|confidencialidade|cláusula|política de privacidade|proteção de dados]
    se [recebeu|a recebeu|o recebeu|não é|você recebeu|não for] … [engano|erro|destinatário|lapso]
    antes de imprimir
    [em conformidade|nos termos|de acordo] … [rgpd|lgpd|lei|regulamento geral]
    [caso|se|para] (você) [não|deixar] … [receber|remover|cancelar|descadastr*|subscrição]
    pode cancelar *
    [cancelar subscrição|descadastre se]
    * (*) trata (os) (seus) dados (pessoais) *
    tem (o) direito (de|a) *
  `,

  automatic: `
    [resposta|mensagem|e mail|email|aviso|notificação|mail] [automática|automático|gerada automaticamente|automatizada|gerado automaticamente]
    [automático|autoresposta|auto resposta|automática] .
    [gerad*|enviad*|emitid*] (de forma|por um) [automática*|automaticamente|sistema]
    (por favor) não responda (a|este|esta) *
    não responder a (este|esta) *
    [caixa de correio|caixa] não (é) [monitorizad*|monitorad*|lida|consultad] *
  `,
  receipt: `
    [aceite|aceito|aceita|recusado|recusada|provisório|tentativa|cancelado|cancelada|aceitou|nova hora proposta|nova proposta de hora] .
    [aceitou|recusou|propôs|aceitou provisoriamente] … [convite|reunião|hora|horário|evento]
    [lida|lido|entregue|não lida|rever|recuperar|lidas] .
    [sua|a|tua] mensagem … foi [lida|aberta|entregue|exibida] *
    [pretende|deseja|gostaria de] [recuperar|anular|retirar] a mensagem
    [recebemos|acusamos|confirmamos] (a|o|sua|seu|com) (sua|seu|receção|recepção|o recebimento|tua) [mensagem|pedido|solicitação|contacto|contato|e mail|email|candidatura|mail|receção|recepção|recebimento|a receção|a recepção|sua|seu|reclamação|encomenda] *
    [sua|seu|o|a|tua|teu] (seu|sua) (solicitação|pedido|mensagem|chamado|ticket|contacto|contato|e mail|reclamação|candidatura|encomenda|protocolo|email|questão) … [recebid*|registad*|registrad*|abert*|criad*|analisad*|encaminhad*|processad*|atribuíd*]
    [protocolo|chamado|ticket|processo] (n|número|nº|de atendimento) [#|número|n|nº|de] *
    [geramos|foi gerado|gerámos|abrimos] (o|um) [protocolo|chamado|ticket] *
    [número|n] (de|do) [protocolo|pedido|processo|ticket|chamado]
    [confirmação|comprovativo|comprovante|recibo|aviso] de [receção|recepção|recebimento|leitura|registo|inscrição|pedido|entrega]
    [responderemos|entraremos em contacto|entraremos em contato|retornaremos|prazo de resposta|prazo de retorno|responderá|responder] … [horas|dias úteis|prazo|brevemente|breve|em até|dia útil]
    [elevado|grande|alto] (número|volume) de [pedidos|mensagens|contactos|solicitações|emails|e mails] *
    [confirme|verifique|clique] … [humano|robô|robot|link|remetente|ligação]
    [newsletter|boletim|agenda] (de) [de janeiro|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|semanal|mensal|#]
    [nesta|neste] [edição|número]
    [ver no browser|ver no navegador|versão online]
    [inquérito|pesquisa|avalie|questionário] … [satisfação|atendimento|serviço|experiência]
    [deixar|parar] de receber (esta|este|estas|a nossa) [newsletter|boletim|mensagem|e mail|emails] *
    digite sua resposta acima
    obrigad* por [contactar|contatar|entrar em] *
    [seu|sua|teu|tua|o|a] [pedido|mensagem|solicitação|chamado|ticket|e mail] … [na fila|foi registad*|foi registrad*|recebeu o número|em análise|em tratamento|foi recebid*|protocolo]
    [grande volume|elevado número|muitos pedidos|muitas mensagens|alta demanda|mais mensagens|volume elevado] *
    [resposta|responder|atendimento|retorno] … [demorar|levar|até] … [dias|horas]
    [está|ficou|entrou] na fila *
    [registámo*|registamo*|registrámo*|registramos|registada|registrada] (la|lo|a|o|sua|com) *
    com o número # *
  `,
  absenceSubject: `
    [fora do escritório|fora de escritório|ausente|ausência|férias|de férias|licença|de licença|baixa|baixa médica|encerrado|encerrada|encerramento|fechado|fechada|fechamos|viagem|em viagem|feriado|maternidade|paternidade|indisponível|ponte|recesso|atestado|folga|de folga|afastado|afastada|férias coletivas|ausência temporária|deslocação|fora|congresso|formação|não disponível|período de férias|tempo parcial] *
    [volto|regresso|retorno] [a|em|dia|no] *
    encerrados para *
    (hoje) não estou
    [hoje não|fora hoje]
    em [reunião|reuniões|formação|audiência] .
  `,
  away: `
    . [de férias|de baixa|de licença|fora do escritório] .
    [acamado|acamada|de cama|convalescente]
    [estou|estarei|estamos] … [na feira|numa feira|em uma feira|num curso|em um curso]
    [estou|estarei|encontro me|encontrar me ei|encontro|estamos|estaremos|ficarei|permanecerei|vou estar|me encontro|ando|estando|encontrando me|acho me|eu estou] … [fora do escritório|fora do escritorio|fora da empresa|fora do país|fora do meu|fora da cidade|fora até|fora de|fora entre|fora do ar|fora por|fora na|fora hoje|fora no|de férias|em férias|em gozo de férias|ausente|ausentes|de licença|em licença|em viagem|em viagens|de viagem|viajando|de baixa|de baixa médica|de atestado|afastado|afastada|de folga|em formação|em treinamento|em reunião|em reuniões|numa reunião|em congresso|numa feira|em uma feira|em evento|em montagem|indisponível|doente|hospitalizad*|internad*|encerrados|encerradas|fechados|de recesso|em recesso|em teletrabalho sem|de luto|em deslocação|em serviço externo|no estrangeiro|sem acesso|com acesso limitado|em audiência|em obra|desligado do|em casa|de quarentena|em repouso]
    [ausente|de férias|fora do escritório|em viagem|férias|encerrado|encerrados|fechado|fechados|de licença|de baixa|em férias] (do escritório|por|para|da) [até|desde|de|do|entre|a|no|na|hoje|amanhã|por|durante|para|em|esta|dia|coletivas|motivo] *
    [durante|na] (a|o|este|minha|as|meu) (minha|meu|nossa|minhas) [ausência|período|férias|licença|ausencia]
    não [estou|estarei|estaremos|terei|tenho|poderei|vou|teremos|consigo|consultarei|vejo|lerei|leio|conseguirei] (a|no) [disponível|no escritório|no escritorio|acesso|responder|contactável|a ler|consultar|estar|o correio|ver|aceder|acessar|contatável|ter acesso|o email|emails|e mails|ler|trabalhar|presente] *
    [acesso|conexão|rede] (muito|ao|à) [limitad*|condicionad*|reduzid*|restrit*|intermitente|esporádic*] *
    [com|sem|terei|tenho] (um|muito|pouco) acesso (muito|ao|à|limitado) [limitado|ao|à|reduzido|condicionado] *
    [sem acesso|sem rede|sem internet] *
    [o|a|os|as|nosso|nossa|nossos|nossas] (nosso|nossa|nossos|nossas) (escritório|escritórios|empresa|loja|serviços|instalações|fábrica|oficina|clínica|atelier|ateliê|gabinete|departamento|consultório|secretaria|escola|armazém|restaurante|estúdio|agência) … [fechad*|encerrad*|encerra*|fecha*]
    [estamos|estaremos|encontramo nos|ficaremos] (temporariamente|todos) [fechados|encerrados|em férias|de férias|em recesso] *
    [encerramos|fechamos|encerraremos|fecharemos|encerrados|encerrado|encerramento|fechados] (para|de|a|no|dia|entre|por) [para|de|a|no|dia|entre|por|nos|hoje|em|do] *
    [tirei|tiro|vou tirar|gozo|a gozar|gozando|aproveitando|em gozo] (uns|alguns|de|o|as|meu) … [férias|dias|folga|licença|descanso|feriado]
    [licença|baixa] (de|por) [maternidade|paternidade|parental|médica|casamento|luto|doença|sem vencimento|nojo|gala]
    [hoje|amanhã|esta manhã] … [não estou|em formação|fora|de folga|ausente|em reunião|em visita|no médico|em evento|não trabalho|em audiência|em montagem]
    [motivo|motivos|razões] (de|por) [saúde|férias|doença|deslocação|viagem|médicos|pessoais|força]
    sem data [prevista|definida] (de|para) [regresso|retorno|voltar]
    [em viagem|em formação|numa reunião|numa feira|em obra|em audiência|em consulta] … [até|hoje|amanhã|toda|todo|esta|de manhã|de trabalho|de negócios]
    feriado (de|do|no) *
    [estou|estarei|passo|fico] (hoje|toda|todo|o|a|em|até) … [em reunião|em reuniões|em audiência|no tribunal|em obra|na obra|em aulas|em formação|em treinamento|em cirurgia|numa feira|num congresso]
    [durante|na] (a) (sua) ausência (dele|dela)
    [filho|filha|criança|bebé|bebê] (está) [doente|com febre] *
    não [há|estará|está|fica] ninguém
    [no mar|em alto mar|trabalho de campo|no terreno]
    [pouca|fraca|sem|má] [rede|ligação|conexão|cobertura|sinal]
    não [espere|esperem|conte com] (uma) [resposta|respostas] *
  `,
  absenceStems: `
    férias
    ausen*
    licença
    feriado
    fechad*
    encerrad*
    viagem
    baixa
    fora
    regresso
    volto
    retorno
    maternidade
    paternidade
    folga
    recesso
    atestado
    formação
    congresso
    indisponível
    reabr*
    ponte
    tempo parcial
    treinamento
    viajando
  `,
  returning: `
    [volto|voltarei|de volta] [ao computador|à frente do computador|ao pc]
    [leio|lerei|respondo|responderei] (a) (tudo) [depois|a seguir]
    não [sei|tenho|conheço] … data de [regresso|retorno|volta]
    [volto|voltarei|regresso|regressarei|retorno|retornarei|retornamos|retornaremos|reabrimos|reabriremos|reabre|reabertura|retomo|retomarei|retomamos|retomaremos|voltamos|voltaremos|regressamos|regressaremos|de volta|estarei de volta|de regresso|com regresso|contactável|disponível|reinício] (ao|à|a|na|no|pra|para|as|escritório|trabalho|previsto|prevista|novamente|de novo|computador|atividade|atividades|do|ao trabalho|o) (ao|à|a|na|no|pra|para|as|escritório|trabalho|previsto|prevista|novamente|de novo|computador|atividade|atividades|do|ao trabalho|o) [a|no|na|dia|em|segunda|terça|quarta|quinta|sexta|amanhã|apenas|depois|ao|à|para|quando|às|computador|só|hoje|#|partir|logo|do] *
    [no|após o|depois do|ao|após|até ao] (meu|nosso) [regresso|retorno]
    [após|na|depois da] reabertura
    [responderei|respondo|retornarei|responderemos|lerei|contactarei|entrarei em contato|entrarei em contacto|atenderei] … [regresso|retorno|quando|assim que|logo que|nessa altura|altura|próximo|voltar|regressar|amanhã|segunda|terça|quarta|quinta|sexta|mais breve|dia]
    [assim que|logo que|quando] (eu) [regressar|voltar|possível|retornar|puder|chegar] *
    [resposta|responder] (pode|poderá) [ser|demorar|sofrer] *
    [amanhã] (logo) [cedo|de manhã|pela manhã|logo cedo]
  `,
  deputy: `
    [para|em caso de|se|em|por] (for|é|qualquer|assuntos|assunto|questões|casos|situações|algo|necessitar|precisar|temas|urgência|alguma|de) … [urgente|urgentes|urgência|urgências|emergência|emergências|inadiáveis|imediato|não puder esperar]
    [contacte|contactar|contate|contatar|contacto|entre em contacto|entre em contato|ligue|dirija se|fale|falar|escreva|encaminhe|reencaminhe|enviar|procure|dirigir se|queira contactar] (por favor|com|para|o|a|ao) (por favor|com|para|o|a|ao) … [colega|colegas|equipa|equipe|linha|receção|recepção|geral|dr*|sr*|número|extensão|ramal|telefone]
    [entretanto|enquanto isso|neste período|nesse período|nesse intervalo] *
    [substitui me|substituída por|substituído por|será substituíd*|acompanhad* por|a ser acompanhados|assegurad* por] *
    não [será|serão|é] [reencaminhad*|lid*|encaminhad*|monitorad] *
    obrigad* (pelo|pela|por) [seu|sua|teu|tua|vosso|o|a|ter|entrar] [email|e mail|mensagem|contacto|contato|mail|ter|entrar|me|escrever|interesse] *
    agradeço (a|o) (sua|seu) [mensagem|email|contacto|e mail|contato]
    [agradecemos|agradeço] a compreensão
  `,
  partTime: `
    no escritório (só|apenas|somente) [só|apenas|somente] (à|às|ao|aos|na|nas) @day *
    [respondo|leio] … [só|apenas|somente] [nesses|nestes] dias
    [não] (trabalho|estou) (no escritório|em) (no|às|aos|à|nas) [às @day|aos @day|à @day|@day|nas] *
    [às|aos|nas] @day (e) … não [trabalho|estou] *
    [trabalho|estou no escritório|estou disponível|estou] (apenas|só|somente) (às|aos|de|à) [@day|de @day|às @day] *
    [tempo parcial|part time|meio período|meio expediente]
    @day é (o) (meu|minha) (dia) (de) folga *
    (os) meus dias (de trabalho|no escritório) *
    (meu) horário (de trabalho) (é|de) [de|é|quatro|reduzido|parcial] *
    [fora destes|fora desses|nos outros|nos restantes] [dias|horários] *
    @day (e|nem) … não trabalho
    não trabalho (nem) (à|às|ao) @day *
  `,
  person: `
    talvez (no|na) [outono|primavera|inverno|próximo ano|ano que vem|para o ano|noutra altura|outra vez]
    não (tenho|terei|temos) [tenho|terei|temos] tempo
    [ligo|telefono] (na|no|lhe|te|amanhã|quando|à|logo) *
    [ele|ela|que|duarte] (está|só) [está de baixa|está de férias|de baixa|de férias|está de licença|está em viagem|regressa|volta]
    [não|tenho|temos|muito|sem|há] (temos|tenho|há) [interesse]
    (não) (me|nos) [interessa|interessam|interessa me|interessa nos]
    [estou|estamos] (não) [interessado|interessada|interessados]
    [não obrigado|não obrigada|sim pode|fechado|combinado|pode ser|por mim tudo bem|de momento não|no momento não|por enquanto não]
    [mande|manda|envie|envia|mandem|me manda|me envia|mande me|envie me|passe me|diga me|me diga] (me|pra|já) (mim) [o|a|os|as|mais|um|uma|sua|por|lá|aí|logo|quando]
    [ligue me|me liga|me ligue|liga me|pode ligar|podes ligar|telefone me|fale comigo|volte a falar|me chama|escreva me|me escreva|contacte me em|pode me ligar]
    [pode|podem|podes|poderia|poderíamos|podemos|consegue|consegues] (me|vir) [enviar|mandar|passar|marcar|falar|mostrar|reenviar|vir|ligar|conversar]
    [vamos|bora|podemos] [marcar|conversar|falar|agendar|combinar|ver]
    [falamos|conversamos|a gente conversa|a gente se fala] [quinta|segunda|terça|quarta|sexta|amanhã|para|depois|na|no|.]
    [preço|preços|orçamentos|tabela|dossier|qual o valor|quanto custa]
    já [temos|trabalhamos|usamos|somos|utilizamos|contamos|fechámos] *
    não (sou|é) [sou eu|a pessoa|comigo|o responsável|da minha|eu quem|é comigo]
    [isso é com|quem cuida disso|quem decide é|quem trata disso|quem vê isso] *
    [vou|vamos] [ver|pensar|analisar|falar com|passar|encaminhar|dar uma olhada|verificar|olhar|transmitir|conversar]
    [passei|encaminhei|transmiti|já passei] (a|o|sua) *
    [gostei|adorei|parabéns|agrada me]
    [desculpe|desculpa|perdão|peço desculpa|lamento o|respondo com atraso] *
    enviado (do|de|a partir) (meu) [do|de|a partir] *
    boa sorte
    sucesso (aí|com|para|no|pra) [aí|com|para|no|pra]
    depende d*
    a partir das #
    mas [segunda|terça|quarta|quinta|sexta|@day] *
    @day [pode ser|dá|serve|está bem]
    [renovámos|renovamos] *
    kk*
    (já) [passei|encaminhei|reencaminhei|enviei|transmiti|entreguei|repassei] [o|a|ao|à|para|seu|sua] *
    [vou|irei] [passar|encaminhar|reencaminhar|repassar] *
    em princípio [sim|não]
    (já) [li|vi] [o|a|e|seu|sua|tudo] *
    [proponha|sugira|proponham] [uma|um|me] *
    não espere *
    (pus|ponho|coloquei) [em cópia|em cc] *
    pode decidir *
    @day (a partir|de manhã|à tarde|depois) … [podia ser|pode ser|seria possível|dava|posso|serve]
    [passo|passei|encaminho|transmito|reencaminho] (lhe) (o|a) [recado|mensagem|lhe|isto]
  `,

  leftMyself: `
    [é|será|foi] (o) meu último dia [.|aqui|de trabalho|na|no]
    (eu) já não [trabalho|faço|estou na|exerço|pertenço|integro|colaboro|desempenho|sou responsável|sou colaborador*|sou funcionári*] *
    não [trabalho|faço parte|estou|atuo|integro|respondo por|cuido|colaboro|faço] mais *
    (eu) [deixei|saí|cessei|mudei|assumi|transitei|integro|terminei|encerrei] (definitivamente) (de|da|do|a|as|o|para|novas|outras|minhas|meu|na|um|uma) (minha|novo|nova|outra|outro) [empresa|funções|exercer|fazer parte|cargo|departamento|direção|área|empregador|companhia|colaboração|ciclo|trabalhar|equipa|equipe|função|carreira|desafios|desafio]
    [desliguei me|me desliguei|desligo me|me desligo|fui desligado|fui desligada] *
    [aposentei me|reformei me|me aposentei|estou aposentad*|estou reformad*|pendurei as botas|pendurei as chuteiras|passei à reforma|jubilei me]
    [meu|minha] [contrato|estágio|último dia de trabalho|último dia aqui|último dia na empresa|vínculo|passagem|ciclo|colaboração] … [termin*|encerr*|cess*|finaliz*|foi|chegou ao fim|acab*|é]
    meu lugar é agora *
    [mudança|alteração] de [funções|função|cargo|área|departamento]
    [em permanência|em definitivo|de forma permanente|a título definitivo]
    [nova|novo] [responsável|função|cargo|contacto|contato|desafio]
    [meu sucessor|minha sucessora|meu substituto|minha substituta] *
    (desde|a partir) … [estou|passei|integro|mudei|trabalho] (na|no|para|a|agora) (área|a|o|outra|outro|nova) [área|departamento|equipa|equipe|direção|setor|função|outra|outro|a área|o departamento|diretoria] *
    não [respondo|trato|cuido|sou|atendo|estou|faço] mais (por|de|da|do|pela|pelo|com|o|a) *
    já não [respondo|trato|cuido|atendo|estou|me ocupo|giro] (por|de|da|do|pela|responsável|à|com|o|a) *
    quem (me) [assumiu|ficou|substituiu] (o|com|no|a) (meu|minha|lugar) [lugar|minha|meu|área|função|é|foi] *
    trabalho (agora) (noutra|noutro|em outra|em outro) [área|departamento|noutra|noutro|empresa|outra] *
    o seu novo contac* *
  `,
  leftOther: `
    já cá não está
    [lugar|cargo|vaga] está vago
    já não [trabalha|faz parte|está na|está connosco|está conosco|exerce|pertence|integra|colabora|se encontra|desempenha|é colaborador*|está ao serviço] *
    não [trabalha|faz parte|está|atua|integra|se encontra|colabora|pertence|faz] mais *
    deixou (definitivamente) (de|a|o|os|as) (exercer|nossa) [exercer|trabalhar|fazer|integrar|colaborar|empresa|cargo|funções|pertencer|quadros|a empresa]
    [saiu|saíram] (da|do|em|no|na|já|há) [empresa|mês|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|companhia|clínica|escritório|departamento|ano|pouco|da|nossa|organização]
    [se desligou|foi desligado|foi desligada|desligou se|pediu demissão|foi demitid*|rescindiu]
    [aposentou se|reformou se|jubilou se|está aposentad*|está reformad*|passou à reforma|se aposentou|se reformou]
    [faleceu|falecimento|morreu]
    [cessou|terminou] (as) (suas) [funções|o seu vínculo|o seu contrato|a sua colaboração|o vínculo]
    não vem mais
    foi para outra empresa
    [faleceu|morreu|partiu|nos deixou|deixou nos] *
    [falecimento|morte|partida] [do|da|de] *
    [já não|não] (está|trabalha|é|faz|atende|integra|colabora|exerce) (mais) [está|trabalha|é|faz|atende|integra|colabora|exerce|connosco|conosco|aqui] [connosco|conosco|aqui|mais|parte|na|no|em|nesta|neste|para] *
    [mudou|trocou|passou|transferiu|foi transferid*|saiu] (se) (de|para) [de|para|da|do] (o|a|outro|outra|uma|um) [empresa|emprego|área|departamento|função|outro|outra|escritório|casa|direção|instituição] *
    [saiu|reformou|aposentou|desligou|demitiu] (se|da|do) [se|da|do|em|no|na] *
    [trabalha|está] (agora) [noutra empresa|em outra empresa|noutro lado|noutro sítio]
    [decidiu|escolheu|optou] (por) (abraçar|seguir|novos|novo|buscar) *
    já não está (ao|à) (vosso|sua|seu) (dispor|disposição)
    [falecimento|morte|óbito] [de|da|do] *
  `,
  leftStems: `
    responsabilidades
    reform*
    aposent*
    já não
    não … mais
    deixei
    deixou
    saiu
    saí
    despeço
    despedida
    adeus
    até sempre
    falec*
    chegou ao fim
    termin*
    nova etapa
    novos desafios
    novas funções
    novo desafio
    sucessor*
    substitut*
    encerrou
    cessou
    insolvên*
    demit*
    deslig*
    rescind*
    definitiv*
    último dia
    pendurei *
    testemunho
    [passei|entreguei] [a pasta|as chaves|o testemunho|tudo]
    com pesar
    luto
    tristeza
    partiu
    outros rumos
    novos rumos
    novos caminhos
    novo capítulo
    portas
    [caixa|conta|endereço|email|e mail] … [desativad*|desactivad*|encerrad*|eliminad*|apagad*|cancelad*|desligad*]
    ex colaborador*
    ex funcionári*
    assumiu *
    ficou com
    minha etapa
  `,
  companyEnded: `
    [baixa|encerramento] (do|de|da|na) [cnpj|atividade|mei|alvará]
    [cnpj|mei|alvará] … [baixad*|encerrad*|cancelad*]
    [encerrou|encerrámos|encerramos|cessou|cessámos|encerraram] (definitivamente) (as|a) (suas|sua|nossas|nossa) [atividade|atividades|actividade|actividades|portas|definitivamente|operações]
    [fechou|fechámos|fechamos] (as) (portas) [portas|definitivamente]
    [cessação|encerramento] (definitivo) (de|da) [atividade|empresa|definitivo]
    [empresa|sociedade|loja] … [dissolvid*|extint*|insolvent*|liquidad*|falid*|vendid*|faliu]
    [em insolvência|em liquidação|falência]
    [fech*|encerr*] … [definitiv*|de vez|para sempre]
    [definitiv*|de vez] … [fech*|encerr*]
    [esta pessoa|este colaborador|esta colaboradora|o destinatário|a destinatária|este usuário|este funcionário] … [já não|não … mais|deixou|saiu]
  `,
  otherInbox: `
    [cuidando|a cuidar|tratando|a tratar|respondo|vejo|a ver|consulto|gerindo|a gerir|acompanho|monitorando] (da|a|o|os|pela|pelo|do) [caixa|email|e mail|emails|correio|mensagens|conta]
    (os|as) [e mails|emails|mensagens|correio|caixa] [dele|dela|do|da] … [chegam|vêm|caem|comigo|para mim|passaram|encaminhad*|a mim]
    [respondo|escrevo] (eu) (em|por|no) [nome|lugar|conta] *
    sou (a|o) * e [fiquei com|assumi|substituí] *
  `,

  removal: `
    [chega|basta] (por favor) [nem mais um|não mais]
    . [nem mais um|nem mais uma] por favor
    não [preciso|precisamos] mais (de|desses|destes) … [emails|e mails|mensagens]
    [tire|tira|retire|remova] a gente d*
    não (volte|voltem) (a) [escrever me|me escrever|contactar me|me contactar|me contatar|enviar me|me enviar|incomodar|insista|insistam|insistir|me mandar|nos contactar|nos enviar|nos escrever]
    não [insista|insistan|insistas|insistáis|insistam|insistete|insistere|insistir] [mais|novamente|nunca mais]
    [basta|chega] (ya|con|de|lo|il|lo) (de) [spam|correos|mails|emails|mail|e mails]
    [apague|apaguem|retire|retirem|remova|removam|elimine|eliminem] (o|no|na|a) (imediatamente) [e não|da vossa|da sua|já|imediatamente]
    [pode|podem|podia|poderia|poderiam] (por favor) (me|nos) (por favor) [tirar|retirar|remover|excluir|apagar|eliminar] (me|nos) (da|de) [da|do|das|de] *
    [tira|tire|tirem|retira|retire|retirem|remova|remove|removam|apaga|apague|apaguem|exclua|excluam|elimine|eliminem|risque|delete|deleta|cancele] (por favor|então) (o|a|os) [meu|minha|meus|nosso|nossa|nossos|este|esta] [email|e mail|contato|contacto|endereço|nome|dados|cadastro|número|telefone|mail|inscrição]
    [tira|tire|tirem|retire|retirem|remova|removam|exclua|excluam|descadastre|descadastrem|apague|elimine|eliminem|apaguem] [me|nos] (por favor|já|imediatamente) [d*|por|imediatamente|já|.]
    [me|nos] [tira|tire|tirem|tirar|retire|retirem|retirar|remova|remover|removam|exclua|excluir|excluam|descadastre|descadastrar|apague|apaguem|elimine|eliminem|tirassem|retirassem] (por favor) [d*|por|imediatamente|já|.]
    [remover|retirar|apagar|eliminar|excluir|tirar|remoção|eliminação|exclusão|apagamento] (o|a|os|do|da|dos|de) [meu|minha|meus|nosso|nossos|nossa|respetivo|respectivo] [email|e mail|contato|contacto|endereço|nome|dados|cadastro|mail|apagamento]
    [ser|seja|sejam] [removid*|retirad*|excluíd*|eliminad*|descadastrad*|apagad*] d*
    não (me|nos) [manda|mande|mandem|mandes|envie|envia|enviem|escreva|escreve|escrevam|contacte|contate|contactem|contatem|ligue|liguem|incomode|incomodem|perturbe|perturbem|encha|encham] (mais|nada|e mails|emails|mensagens|novamente|nenhum)  [mais|nada|e mails|emails|mensagens|novamente|nenhum|o saco]
    não [volte|voltem|voltes|torne|tornem] a (me|nos) [escrever|contactar|contatar|enviar|mandar|ligar|telefonar|incomodar|importunar] *
    não [quero|queremos|desejo|desejamos|pretendo|pretendemos|gostaria de|autorizo|autorizamos] (mais|continuar|de|voltar) (a) [receber|ser contactad*|ser contatad*|mais emails|mais e mails|que me contactem|que me contatem|que me escrevam|o contacto|mais contacto|ser incomodad*|mais mensagens]
    [pare|parem|deixe|deixem|cesse|cessem|abstenham se|abstenha se|chega|basta] (já|imediatamente|por favor) (de|com) (me|nos) [me mandar|me enviar|mandar|enviar|escrever|contactar|contatar|encher|incomodar|spam|e mails|emails|importunar|ligar|mensagens]
    [oponho me|opomo nos|me oponho|opor me|venho opor|nos opomos]
    [solicito|peço|exijo|requeiro|solicitamos|exigimos|pedimos|requeremos|agradeço] … [apagamento|eliminação|exclusão|remoção|cancelamento da|retirem|eliminem|apaguem|removam|cessem|retirada|retirado|removido|excluam]
    [revogo|retiro] (o|meu|qualquer) … consentimento
    [direito|direitos] (de|ao) [oposição|apagamento|esquecimento|eliminação|exclusão]
    [reclamação|queixa|denúncia|denunciar] … [cnpd|anpd|procon]
    [deixe|deixem|me deixa|me deixe] (me|nos) em paz
    nem mais um (email|e mail) [email|e mail]
    chega de [email|emails|e mails|mensagens|spam]
    sem o [meu|nosso] consentimento
    não (me|nos) [escreva*|envie*|mande*|contacte*|contate*|procure*] mais *
    não (me|nos) [mandem|mande|mandes|enviem|envie|envies|escrevam|escreva|escrevas] [.|por favor|obrigad*|nem|não|publicidade|propaganda|spam|ofertas]
    (que) (este|esse) (seja|foi) (o) último [email|e mail|mail|contacto|contato|mensagem]
    [chega|basta|nada|sem] (de) (mais) [emails|e mails|mails|mensagens|contactos] *
    [prefiro|preferia|não quero|não preciso] (de) (não) (mais|receber) [receber|mais] *
    não (me|nos) [escrever|enviar|mandar|contactar|contatar|procurar|receber|escrevesse|enviasse] (mais) (nada|e mails) [mais|nada]
    [deixar|deixe|deixem|deixasse|parar|pare|parem|parasse] de (me|nos) [escrever*|enviar*|mandar*|contactar*|contatar*]
    não (me|nos) [contact*|contat*|escrev*|envi*|mand*|procur*] (mais) [novamente|de novo|outra vez]
    [peço|peça|pedimos|favor|agradeço|agradecia|solicito|gostaria] … não (me|nos|ser|mais|seja) (mais) [contactad*|contatad*|incomodad*|enviem|contactem|contatem|escrevam]
    [me|nos] [poupe*|poupem|poupasse*] (este|a|de|no|deste|estes|esse) *
    [lista de exclusão|lista negra|lista de bloqueio|lista de opt out]
    [abster*|abstenh*|abstiv*] (se) de *
    não [voltem|volte|voltes] a (me|nos) [contactar|contatar|escrever|enviar|mandar|incomodar|insistir]
    [sem|nenhum|nem] mais [contactos|contatos|contacto|contato|e mails] *
    [tire|tira|tirem|apague|apaga|risque] (me|nos) [me|nos] (daí|da|já|.) *
    favor (me) [descadastrar|descadastre|descadastrem|desinscrever]
    [evite|evitem] [me contatar|me contactar|me escrever|contactar me|contatar me|escrever me|contactar nos]
    [nunca|não] [dei|demos|concedi] … consentimento
    não [usem|use|utilizem|utilize] mais [este|esse|o meu|meu] *
    [cancelar|cancele|cancelem|anular|anulem] (a|já|por favor) (minha|nossa) [subscrição|inscrição|assinatura] *
    não [voltar a|continuar a] (ter|receber|ouvir) [ter|receber|ouvir|saber] (mais) (notícias) [notícias|e mails|emails|mensagens|nada|de] *
  `,
  takeOut: `
    [tir*|retir*|remov*|elimin*|apag*|exclu*|risc*|descadastr*|cancel*|dar baixa|deem baixa|saia|sair|sacar]
  `,
  lists: `
    [da|das|do|dos|de|desta] (vossa|vossas|vosso|sua|suas|seu|seus|tua|todas|qualquer) (as) (vossas|suas) [lista|listas|listagem|base|bases|mailing|newsletter*|contactos|contatos|ficheiro*|cadastro*|registo*|registro*|sistema|crm|envios|envio|subscrição|campanha*|divulgação|agenda|banco de dados]
  `,
  erase: `
    [tirem|tire|tira|retirem|retire|retirar|removam|remova|remover|remove|eliminem|elimine|eliminar|apaguem|apague|apagar|apaga|excluam|exclua|excluir|esqueçam|esqueça|descadastr*|cancelem|cancele|tirar|risquem|risque]
  `,
  ownData: `
    [meu|meus|minha|minhas|nosso|nossa|nossos|nossas|este|esta|esse] … [endereço*|email|emails|e mail|mail|dados|contacto|contactos|contato|contatos|nome|número|telefone|cadastro|registo]
    [me|nos] [da|das|do|dos|de|daí|por|.]
  `,
  stop: `
    [parem|pare|para de [mandar|enviar|escrever|ligar]|parar de|deixem|deixe de|deixar de|basta|chega|nunca mais|cessem|cesse|abster*|abstenham*|evitem|dispenso]
    não (me|nos) [contactem|contacte|contatem|contate|incomodem|incomode|chateiem|voltem|volte|tornem]
  `,
  writing: `
    [escrev*|envi*|mand*|contact*|contat*|incomod*|chate*|email|emails|e mail|e mails|mails|mensage*|publicidade|propaganda|spam|lig*|comunicaç*|receb*|massacrar]
  `,
  removalSubject: `
    [remoção|remover|descadastr*|cancelamento|oposição|apagamento|eliminação|exclusão|stop|unsubscribe] *
    exercício [de|do|dos|dos meus] direito*
    [rgpd|lgpd|gdpr]
  `,

  calendar,
};
