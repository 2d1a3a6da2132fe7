import { expect, it } from 'vitest';
import { isAutoReply } from './auto-reply.ts';

it.each([
  ['Automatic reply: Audits', ''],
  ['Out of Office Re: Audits', ''],
  ['Re: Audits', 'Hello, I am currently out of the office with limited access to email. For urgent matters call Ben.'],
  ['Re: Audits', 'Thank you for your email. I am on annual leave until 14 April.'],
  ['Re: Audits', 'This is an automated response. We received your message.'],
  ['Automatische Antwort: Audits', ''],
  ['Abwesenheitsnotiz', ''],
  ['AW: Audits', 'Guten Tag, ich bin derzeit nicht im Büro und ab dem 3. Mai wieder für Sie da.'],
  ['AW: Audits', 'Vielen Dank für Ihre Nachricht. Ich bin bis 12.08. im Urlaub.'],
  ['Réponse automatique : Audits', ''],
  ['RE: Audits', 'Bonjour, je suis actuellement en congés jusqu’au 21 août.'],
  ['RE: Audits', 'Bonjour, je suis absente du bureau ; pendant mon absence, contactez Luc.'],
  ['Respuesta automática: Audits', ''],
  ['RE: Audits', 'Hola, estoy fuera de la oficina hasta el lunes.'],
  ['RE: Audits', 'Gracias por su correo. Me encuentro de vacaciones.'],
  ['Risposta automatica: Audits', ''],
  ['R: Audits', 'Buongiorno, sono in ferie fino al 25 agosto.'],
  ['R: Audits', 'Sono attualmente fuori ufficio. Durante la mia assenza scrivere a Piero.'],
])('%s / %s was written by a mail program', (subject, text) => {
  expect(isAutoReply({ subject, text, waitedMs: null })).toBe(true);
});

it.each([
  ['Re: Audits', 'Thursday works. I am out on Friday, so let us fix it before.'],
  ['Re: Audits', 'Thanks, not interested. Please do not write again.'],
  ['Re: Audits', 'Sorry for the late answer, I was on vacation. Let us talk next week.'],
  ['Re: Automatic replies for your helpdesk', 'Does the product answer tickets by itself?'],
  ['AW: Audits', 'Danke, das klingt gut. Nach meinem Urlaub melde ich mich.'],
  ['AW: Audits', 'Ich bin dabei, Donnerstag um zehn.'],
  ['RE: Audits', 'Bonjour, oui, je suis disponible jeudi.'],
  ['RE: Audits', 'Hola, me interesa. ¿Hablamos el jueves?'],
  ['R: Audits', 'Buongiorno, sono interessata. Giovedì va bene.'],
])('%s / %s was written by a person', (subject, text) => {
  expect(isAutoReply({ subject, text, waitedMs: null })).toBe(false);
});
