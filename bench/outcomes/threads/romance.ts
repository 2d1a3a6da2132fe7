export const romance = String.raw`
drafts fr-1 claire.moreau@valmont.example
1: Vos audits en une journée | Bonjour Claire, / / en mars vous disiez que les audits de la chaîne du froid prennent deux semaines à votre équipe chaque trimestre. Trois transporteurs préparent maintenant les leurs en un jour et demi. Auriez-vous un quart d'heure jeudi ? / / Bien à vous, / Nora
2: La liste des 14 points | Bonjour Claire, / / notre liste de contrôle compte 14 points et presque tout le monde échoue sur les trois mêmes. Puis-je vous l'envoyer ? / / Bien à vous, / Nora

drafts fr-2 p.garnier@atelierdor.example
1: Moins de chutes à la découpe | Bonjour Monsieur Garnier, / / votre annonce pour un second atelier m'a fait penser à une scierie du Jura : en calculant les plans de coupe la veille, elle a réduit ses chutes d'un tiers. Souhaitez-vous que je vous montre comment, vingt minutes la semaine prochaine ? / / Cordialement, / Nora Castellan

drafts es-1 lucia.romero@aceitesdelsur.example
1: Auditorías en un día | Hola Lucía: / / en marzo me contó que las auditorías de la cadena de frío le cuestan dos semanas a su equipo cada trimestre. Tres empresas de logística las preparan ya en un día y medio. ¿Tendría un cuarto de hora el jueves? / / Un saludo, / Nora
2: La lista de 14 puntos | Hola Lucía: / / nuestra lista tiene 14 puntos y casi todos fallan en los mismos tres. ¿Se la envío? / / Un saludo, / Nora

drafts es-2 javier.soto@puertobravo.example
1: Menos horas extra de noche | Estimado Javier: / / su anuncio para seis controladores me hizo pensar en cómo se organiza hoy el turno de noche. Dos navieras pasaron el plan del fin de semana a nuestra herramienta y ahorraron una quinta parte de las horas extra. ¿Le enseño cómo, veinte minutos la próxima semana? / / Saludos cordiales, / Nora

drafts it-1 giulia.ferri@caseificiomonti.example
1: Controlli in un giorno | Buongiorno Giulia, / / a marzo diceva che i controlli della catena del freddo portano via due settimane alla sua squadra ogni trimestre. Tre aziende di logistica ora li preparano in un giorno e mezzo. Avrebbe un quarto d'ora giovedì? / / Cordiali saluti, / Nora

drafts it-2 r.conti@vetrolario.example
1: Forni accesi una volta sola | Gentile dottor Conti, / / il vostro annuncio per due fuochisti mi ha fatto pensare a una vetreria di Murano: pianificando i lotti la sera prima accende il forno una volta sola a settimana. Le mostro come, venti minuti la prossima settimana? / / Cordiali saluti, / Nora Castellan

drafts pt-1 ines.carvalho@cortica.example
1: Auditorias num só dia | Olá Inês, / / em março contou que as auditorias levam duas semanas à sua equipa em cada trimestre. Três empresas de logística já as preparam num dia e meio. Teria um quarto de hora na quinta-feira? / / Cumprimentos, / Nora

drafts pt-2 rafael.lima@docas.example
1: Menos horas extras à noite | Bom dia, Rafael, / / o anúncio de seis vagas para a mesa da noite chamou a minha atenção. Duas balsas passaram a escala de fim de semana para a nossa ferramenta e pouparam um quinto das horas extras. Posso mostrar como, vinte minutos na próxima semana? / / Abraço, / Nora

drafts ro-1 andrei.popa@carpatica.example
1: Audituri într-o singură zi | Bună ziua, Andrei, / / în martie spuneați că auditurile consumă două săptămâni din timpul echipei în fiecare trimestru. Trei firme de logistică le pregătesc acum într-o zi și jumătate. Aveți un sfert de oră joi? / / Cu stimă, / Nora

== tune | fr-1 | envoyé tel quel, réponse au-dessus de la citation
us 0.1 : =1
them 1 : RE: =1 | Jeudi à 10 h me convient. / / Le lun. 2 mars 2026 à 09:14, Nora Castellan a écrit : / > Bonjour Claire,
expect sent=1 replied=1

== tune | fr-1 | légèrement modifié
us 0.1 : =1 {Auriez-vous un quart d'heure jeudi>Puis-je vous appeler vendredi matin}
expect sent=1~

== tune | fr-1 | absence dans l'objet
us 0.1 : =1
them 0.101 : Réponse automatique : =1 | Bonjour, je suis en congés jusqu'au 16 mars inclus.
us 3 : =2
expect sent=1,2

== tune | fr-1 | absence dans le texte
us 0.1 : =1
them 0.101 : Re: =1 | Bonjour, je suis actuellement absente et de retour le 9 mars. Pour toute urgence, merci de contacter Luc Bernard.
them 8 : Re: =1 | Me voilà de retour. Oui pour jeudi.
expect sent=1 replied=8

== tune | fr-1 | accusé de réception
us 0.1 : =1
them 0.101 : Accusé de réception de votre message | Nous avons bien reçu votre message et vous répondrons dans les meilleurs délais. Ceci est un message automatique, merci de ne pas y répondre.
expect sent=1

== tune | fr-1 | non remis
us 0.1 : =1
other 0.101 from=postmaster@valmont.example : Non remis : =1 | Échec de la remise à ces destinataires ou groupes : claire.moreau@valmont.example
expect sent=1 bounced=0.101

== tune | fr-1 | ne veut plus de messages
us 0.1 : =1
them 1 : RE: =1 | Merci de me retirer de votre liste de diffusion.
expect sent=1 replied=1 optedOut

== measured | fr-2 | envoyé tel quel, réponse courte
us 0.1 html : =1
them 2 : RE : =1 | Pourquoi pas. Rappelez-moi mardi.
expect sent=1 replied=2

== measured | fr-2 | formule changée et phrase ajoutée
us 0.1 : =1 {Souhaitez-vous que>J'étais à Dole la semaine dernière et j'ai vu la machine tourner. Souhaitez-vous que}
expect sent=1~

== measured | fr-2 | en déplacement
us 0.1 : =1
them 0.1005 : Absence du bureau : =1 | Je suis en déplacement à l'étranger et consulterai mes messages de façon irrégulière.
expect sent=1

== measured | fr-2 | absent, d'après le texte seul
us 0.1 : =1
them 0.1005 : Re: =1 | Bonjour et merci pour votre courriel. Je serai absent du 2 au 13 mars, sans accès à ma messagerie. En cas d'urgence : 03 84 00 00 00.
expect sent=1

== measured | fr-2 | message bien reçu, puis une vraie réponse
us 0.1 : =1
them 0.1005 : Votre demande n° 5521 | Votre demande a bien été enregistrée sous le numéro 5521. Ce courriel est envoyé automatiquement.
them 3 : Re: =1 | Nous avons déjà un prestataire, merci.
expect sent=1 replied=3

== measured | fr-2 | ne plus être contacté
us 0.1 : =1
them 1 : RE: =1 | Je ne souhaite plus recevoir vos messages. Veuillez supprimer mon adresse.
expect sent=1 replied=1 optedOut

== measured | fr-2 | adresse introuvable
us 0.1 : =1
other 0.1005 from=MAILER-DAEMON@atelierdor.example : Undelivered Mail Returned to Sender | <p.garnier@atelierdor.example>: adresse inconnue (550 5.1.1)
expect sent=1 bounced=0.1005

== tune | es-1 | enviado tal cual, contestado
us 0.1 : =1
them 1 : RE: =1 | El jueves a las 10 me viene bien. / / El lun, 2 mar 2026 a las 9:14, Nora escribió: / > Hola Lucía:
expect sent=1 replied=1

== tune | es-1 | fuera de la oficina
us 0.1 : =1
them 0.101 : Respuesta automática: =1 | Estoy fuera de la oficina hasta el 9 de marzo.
us 3 : =2
them 8 : RE: =2 | Ya estoy de vuelta. Envíemela, por favor.
expect sent=1,2 replied=8

== tune | es-1 | acuse de recibo
us 0.1 : =1
them 0.101 : Hemos recibido su mensaje | Gracias por contactar con nosotros. Este es un mensaje automático, por favor no responda a este correo.
expect sent=1

== tune | es-1 | darse de baja
us 0.1 : =1
them 1 : RE: =1 | Por favor, denme de baja de su lista de correo.
expect sent=1 replied=1 optedOut

== measured | es-2 | enviado sin cambios, contestado
us 0.1 : =1
them 1 : Re: =1 | De acuerdo, el miércoles por la tarde.
expect sent=1 replied=1

== measured | es-2 | cambiado en una frase
us 0.1 html : =1 {ahorraron una quinta parte de las horas extra>redujeron el gasto de personal en enero}
expect sent=1~

== measured | es-2 | de vacaciones
us 0.1 : =1
them 0.1005 : RE: =1 | Buenos días: me encuentro de vacaciones y regreso el 23 de marzo. Para asuntos urgentes, escriba a turnos@puertobravo.example.
expect sent=1

== measured | es-2 | no se pudo entregar
us 0.1 : =1
other 0.1005 from=postmaster@puertobravo.example : No se puede entregar: =1 | No se pudo entregar el mensaje a: javier.soto@puertobravo.example. No se encontró la dirección.
expect sent=1 bounced=0.1005

== measured | es-2 | no quiere más correos
us 0.1 : =1
them 1 : Re: =1 | No me interesa. No me envíe más correos, gracias.
expect sent=1 replied=1 optedOut

== tune | it-1 | inviato com'è, risposta
us 0.1 : =1
them 1 : R: =1 | Giovedì alle 10 va bene.
expect sent=1 replied=1

== tune | it-1 | fuori ufficio
us 0.1 : =1
them 0.101 : Risposta automatica: =1 | Sono in ferie fino al 9 marzo.
expect sent=1

== tune | it-1 | cancellarsi
us 0.1 : =1
them 1 : R: =1 | Vi prego di cancellarmi dalla vostra mailing list.
expect sent=1 replied=1 optedOut

== measured | it-2 | inviato com'è, incontro svolto
us 0.1 : =1
them 1 : R: =1 | Va bene, mi chiami lunedì.
meeting 6 COMPLETED made=1.4
expect sent=1 replied=1 met=6

== measured | it-2 | fuori sede, dal testo
us 0.1 : =1
them 0.1005 : Re: =1 | Gentile mittente, sarò assente dall'ufficio fino a venerdì compreso. Durante la mia assenza può rivolgersi alla collega Marta Riva.
expect sent=1

== measured | it-2 | ricevuta automatica, poi risposta
us 0.1 : =1
them 0.1005 : Abbiamo ricevuto la tua richiesta | Grazie per averci contattato. Questo è un messaggio automatico, si prega di non rispondere.
them 4 : R: =1 | Ne parliamo dopo Pasqua.
expect sent=1 replied=4

== measured | it-2 | non recapitabile
us 0.1 : =1
other 0.1005 from=postmaster@vetrolario.example : Non recapitabile: =1 | Impossibile recapitare il messaggio a: r.conti@vetrolario.example
expect sent=1 bounced=0.1005

== tune | pt-1 | enviado, respondido
us 0.1 : =1
them 1 : RE: =1 | Quinta às 10 serve.
expect sent=1 replied=1

== tune | pt-1 | ausente
us 0.1 : =1
them 0.101 : Resposta automática: =1 | Estarei ausente do escritório até 9 de março.
expect sent=1

== measured | pt-2 | de férias, depois responde
us 0.1 : =1
them 0.1005 : Re: =1 | Olá! Estou de férias e volto no dia 16. Em caso de urgência, fale com a Paula.
them 15 : Re: =1 | Voltei. Pode ligar amanhã.
expect sent=1 replied=15

== measured | pt-2 | não quer mais e-mails
us 0.1 : =1
them 1 : Re: =1 | Por favor, remova o meu e-mail da sua lista.
expect sent=1 replied=1 optedOut

== measured | pt-2 | alterado
us 0.1 : =1 {Posso mostrar como, vinte minutos na próxima semana>Que tal um café em Santos na sexta}
expect sent=1~

== tune | ro-1 | absent
us 0.1 : =1
them 0.101 : Răspuns automat: =1 | Sunt în concediu până pe 9 martie.
expect sent=1

== measured | ro-1 | trimis, răspuns
us 0.1 : =1
them 1 : Re: =1 | Joi la 10 este bine.
expect sent=1 replied=1
`;
