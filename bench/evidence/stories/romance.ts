export const french = `
== tune | 2026-11-16 | Clémence Dubois | Atelier Lumière | Nora Castellan
greet: Bonjour Clémence, | Chère Clémence,
open: merci pour notre échange. | j'ai relu mes notes ce matin.
ask: Seriez-vous disponible pour un bref échange la semaine prochaine ? | Cela vous conviendrait-il ?
close: Bien cordialement\\nNora Castellan
* c1 call 2026-11-03 Appel découverte: Clémence a 8 boutiques et 15 000 clients au fichier. Budget de 40 000 à 50 000 euros. Le site met 6 secondes à s'afficher.
* e1 email 2026-11-09 Re: Proposition: Bonjour Nora, Rémi Carpentier, notre directeur financier, doit valider. Nous ouvrons à Nantes le 2 février. Clémence
* n1 note 2026-10-22 Salon: Wants one search across products and articles. Struggles with 30% abandoned carts.
@ c1 :: Budget de 40 000 à 50 000 euros
T: Vous m'avez parlé d'un budget de 40 000 à 50 000 euros.
R: Entre 40 et 50 k€, nous pouvons faire une belle première étape.
N: Vous m'avez parlé d'un budget de [[70 000 euros]].
@ c1 :: Clémence a 8 boutiques et 15 000 clients au fichier
R: Huit boutiques et 15.000 clients : il y a de quoi commencer.
N: [[Douze boutiques]] et 15.000 clients : il y a de quoi commencer.
@ e1 :: Rémi Carpentier, notre directeur financier, doit valider
T: Rémi Carpentier doit valider, je lui prépare une page.
P: [[Julien Faure]] doit valider, je lui prépare une page.
@ e1 :: Nous ouvrons à Nantes le 2 février
T: Vous ouvrez à Nantes le 2 février.
D: Vous ouvrez à Nantes le [[2 avril]].
@ n1 :: Struggles with 30% abandoned carts
X: 30 % des paniers sont abandonnés.
N: [[45 %]] des paniers sont abandonnés.
I: Nous l'avons fait pour [[Sézane]] l'an dernier.
I: [[L'un de nos clients]] a doublé ses ventes ainsi.

== tune | 2026-11-16 | Loïc Moreau | Bretagne Bio | Felix Marchetti
greet: Bonjour Loïc,
open: je reviens vers vous comme promis. | un mot au sujet de votre question.
ask: Qu'en pensez-vous ? | Préférez-vous un autre premier pas ?
close: Cordialement\\nFelix Marchetti
* e1 email 2026-11-12 Question: Bonjour Felix, nous livrons 900 paniers par semaine dans 3 départements. Le devis doit rester sous 18 000 €. Loïc
* c1 call 2026-10-30 Appel: Contrat actuel jusqu'au 31 décembre. Sa sœur Maëlle tient les comptes.
@ e1 :: nous livrons 900 paniers par semaine dans 3 départements
T: Vous livrez 900 paniers par semaine dans 3 départements.
N: Vous livrez [[1 900 paniers]] par semaine dans 3 départements.
@ e1 :: Le devis doit rester sous 18 000 €
R: Le devis restera sous 18 000 euros.
N: Le devis restera sous [[28 000 euros]].
@ c1 :: Contrat actuel jusqu'au 31 décembre
R: Votre contrat actuel court jusqu'au 31/12.
D: Votre contrat actuel court jusqu'au [[30 novembre]].
@ c1 :: Sa sœur Maëlle tient les comptes
T: Comme Maëlle tient les comptes, je lui envoie volontiers le détail.
P: Comme [[votre associée Camille Roux]] tient les comptes, je lui envoie volontiers le détail.
I: [[Biocoop]] travaille déjà de cette façon.

== measured | 2026-11-16 | Hélène Lefèvre | Groupe Santal | Amara Osei
greet: Bonjour Hélène, | Chère Hélène, | Madame Lefèvre,
open: voici comme convenu quelques chiffres. | merci pour votre accueil. | votre remarque sur les délais m'a fait réfléchir.
ask: Pourrions-nous en parler brièvement ? | Est-ce toujours d'actualité pour vous ? | Qui d'autre devrait être présent ?
close: Meilleures salutations\\nAmara Osei
* m1 meeting 2026-11-04 Réunion à Lyon: 17 agences, 1 200 dossiers par mois, délai moyen de 21 jours. Gaël Charpentier dirige l'informatique.
* e1 email 2026-11-10 Suite: Bonjour Amara, notre enveloppe est de 95 000 € pour 2027. Le comité se réunit le 4 décembre. Hélène
* n1 note 2026-11-11 Interne: They compare with two other agencies. 64% of requests come by phone.
@ m1 :: 1 200 dossiers par mois, délai moyen de 21 jours
T: 1 200 dossiers par mois, avec un délai moyen de 21 jours.
R: Vingt et un jours de délai pour 1200 dossiers par mois, c'est long.
N: 1 200 dossiers par mois, avec un délai moyen de [[12 jours]].
N: [[2 100 dossiers]] par mois, c'est beaucoup pour une équipe.
@ e1 :: notre enveloppe est de 95 000 € pour 2027
T: Votre enveloppe est de 95 000 € pour 2027.
R: Avec 95 k€ pour 2027, trois étapes sont possibles.
N: Votre enveloppe est de [[59 000 €]] pour 2027.
@ e1 :: Le comité se réunit le 4 décembre
T: Votre comité se réunit le 4 décembre.
D: Votre comité se réunit le [[11 décembre]].
@ m1 :: Gaël Charpentier dirige l'informatique
T: Gaël Charpentier posera sans doute des questions techniques.
P: [[Bruno Vidal]] posera sans doute des questions techniques.
@ n1 :: 64% of requests come by phone
X: 64 % des demandes arrivent par téléphone.
N: [[46 %]] des demandes arrivent par téléphone.
D: Lors de notre réunion du [[6 novembre]], vous m'avez décrit les délais.
I: [[Groupama]] a réduit ses délais avec le même outil.
I: [[Nous avons accompagné]] un groupe comparable en six mois.
M: Vous souhaitez allonger le délai moyen de 21 jours.
`;
export const spanish = `
== tune | 2026-11-16 | Lucía Herrera | Viajes Altamar | Nora Castellan
greet: Hola Lucía, | Buenos días, Lucía:
open: gracias por la conversación. | he vuelto a leer mis notas.
ask: ¿Te viene bien una llamada corta la próxima semana? | ¿Te parece un buen primer paso?
close: Un saludo\\nNora Castellan
* c1 call 2026-11-05 Primera llamada: Lucía tiene 14 oficinas y 52.000 clientes. Presupuesto de 30.000 euros. Andrés Ibáñez decide.
* e1 email 2026-11-11 Re: Propuesta: Hola Nora, perdemos el 18 % de las reservas en el último paso. Queremos empezar el 10 de enero. Lucía
* n1 note 2026-10-21 Feria: Old booking engine from 2015; wants weekly reports.
@ c1 :: Presupuesto de 30.000 euros
T: Me hablaste de un presupuesto de 30.000 euros.
R: Con 30 mil euros llegamos a una primera versión.
N: Me hablaste de un presupuesto de [[50.000 euros]].
@ e1 :: perdemos el 18 % de las reservas en el último paso
T: Perdéis el 18 % de las reservas en el último paso.
R: Un 18 por ciento de las reservas se pierde al final.
N: Perdéis el [[28 %]] de las reservas en el último paso.
@ e1 :: Queremos empezar el 10 de enero
T: Queréis empezar el 10 de enero.
D: Queréis empezar el [[10 de febrero]].
@ c1 :: Andrés Ibáñez decide
P: Sé que decide [[Roberto Salas]].
@ n1 :: wants weekly reports
X: Quieres un informe cada semana.
I: Lo mismo hicimos para [[Iberia]] hace un año.
M: Me dijiste que Andrés Ibáñez no quiere cambiar nada.

== measured | 2026-11-16 | Joaquín Muñoz | Grupo Cordillera | Jonas Reuter
greet: Estimado Joaquín: | Hola Joaquín,
open: aquí tienes los datos que pediste. | retomo lo que hablamos en Santiago.
ask: ¿Podemos verlo juntos? | ¿Sigue siendo una prioridad? | ¿Quién más debería participar?
close: Saludos cordiales\\nJonas Reuter
* m1 meeting 2026-10-27 Reunión en Santiago: 31 tiendas, 7.800 productos, inventario cada 14 días. Ximena Quiroga dirige operaciones.
* e1 email 2026-11-05 Re: Plan: Jonas, el directorio aprobó USD 75.000. El piloto debe terminar el 30 de abril. Joaquín
* n1 note 2026-11-09 Nota: Stock errors cost them 3.5 percent of revenue.
@ m1 :: 31 tiendas, 7.800 productos, inventario cada 14 días
T: Tienen 31 tiendas y hacen inventario cada 14 días.
R: Con treinta y una tiendas, contar cada dos semanas es mucho trabajo.
N: Tienen [[13 tiendas]] y hacen inventario cada 14 días.
N: Son [[8.700 productos]] los que hay que contar.
@ e1 :: el directorio aprobó USD 75.000
R: Los 75 mil dólares que aprobó el directorio bastan para el piloto.
N: Los [[95 mil dólares]] que aprobó el directorio bastan para el piloto.
@ e1 :: El piloto debe terminar el 30 de abril
T: El piloto debe terminar el 30 de abril.
D: El piloto debe terminar el [[31 de mayo]].
@ m1 :: Ximena Quiroga dirige operaciones
T: Me gustaría que Ximena Quiroga lo viera primero.
P: Me gustaría que [[Carolina Rivas]] lo viera primero.
@ n1 :: Stock errors cost them 3.5 percent of revenue
X: Los errores de inventario cuestan un 3,5 % de las ventas.
N: Los errores de inventario cuestan un [[5,3 %]] de las ventas.
I: [[Falabella]] usa el mismo método desde marzo.
I: [[Uno de nuestros clientes]] lo resolvió en tres meses.
`;
export const portuguese = `
== tune | 2026-11-16 | Inês Magalhães | Porto Vinhos | Amara Osei
greet: Olá Inês, | Bom dia Inês,
open: obrigada pela conversa. | voltei às minhas notas.
ask: Podemos falar na próxima semana? | Faz sentido para vocês?
close: Cumprimentos\\nAmara Osei
* c1 call 2026-11-06 Chamada: A Inês exporta para 16 países. Orçamento de 35 mil euros. A loja online existe desde 2018. João Araújo decide.
* e1 email 2026-11-12 Re: Proposta: Olá Amara, 42% das visitas vêm do telemóvel. Precisamos de estar prontos até 1 de março. Inês
@ c1 :: Orçamento de 35 mil euros
T: Falou-me de um orçamento de 35 mil euros.
R: Com 35.000 € fazemos uma boa primeira fase.
N: Falou-me de um orçamento de [[53 mil euros]].
@ e1 :: 42% das visitas vêm do telemóvel
T: 42% das visitas vêm do telemóvel.
R: Quarenta e dois por cento das visitas chegam pelo telemóvel, ou seja, 42 por cento.
N: [[24%]] das visitas vêm do telemóvel.
@ e1 :: Precisamos de estar prontos até 1 de março
T: Precisam de estar prontos até 1 de março.
D: Precisam de estar prontos até [[1 de maio]].
@ c1 :: A Inês exporta para 16 países
N: Exporta para [[26 países]], por isso a loja tem de falar várias línguas.
@ c1 :: João Araújo decide
P: Sei que [[Pedro Tavares]] decide.
I: Fizemos isso para a [[Sogrape]] no ano passado.

== measured | 2026-11-16 | Thiago Falcão | Clínicas Aurora | Felix Marchetti
greet: Olá Thiago, | Prezado Thiago,
open: seguem os pontos que prometi. | gostei muito da nossa reunião.
ask: O que você acha? | Quem mais deveria participar? | Ainda é uma prioridade?
close: Abraço\\nFelix Marchetti
* m1 meeting 2026-10-30 Reunião em São Paulo: 11 clínicas, 5.400 consultas por mês, 19% de faltas. Letícia Guimarães cuida da agenda.
* e1 email 2026-11-07 Re: Ideia: Felix, temos R$ 120 mil para este projeto. O conselho se reúne em 10 de dezembro. Thiago
* n1 note 2026-11-09 Nota: Patients wait 25 minutes on the phone.
@ m1 :: 5.400 consultas por mês, 19% de faltas
T: São 5.400 consultas por mês e 19% de faltas.
R: Dezenove por cento é muito: quase uma em cada cinco das 5,4 mil consultas, 19 por cento.
N: São 5.400 consultas por mês e [[29%]] de faltas.
N: São [[4.500 consultas]] por mês.
@ e1 :: temos R$ 120 mil para este projeto
T: Vocês têm R$ 120 mil para este projeto.
R: Com R$ 120.000 dá para começar bem.
N: Vocês têm [[R$ 210 mil]] para este projeto.
@ e1 :: O conselho se reúne em 10 de dezembro
T: O conselho se reúne em 10 de dezembro.
D: O conselho se reúne em [[17 de dezembro]].
@ m1 :: Letícia Guimarães cuida da agenda
T: Letícia Guimarães ganharia horas por semana.
P: [[Renata Moura]] ganharia horas por semana.
@ n1 :: Patients wait 25 minutes on the phone
X: Os pacientes esperam 25 minutos ao telefone.
I: [[Dasa]] reduziu as faltas com o mesmo lembrete.
I: [[Um de nossos clientes]] fez isso em dois meses.
`;
