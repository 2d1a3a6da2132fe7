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

  calendar,
};
