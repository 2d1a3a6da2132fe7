export interface Phrases {
  readonly greeting: string;
  readonly reason: string;
  readonly request: string;
  readonly close: string;
}

const phrases: Readonly<Record<string, Phrases>> = {
  german: {
    greeting: 'Guten Tag',
    reason: 'ich habe unsere Unterlagen noch einmal gelesen und sehe einen ersten Schritt, der schnell zu machen ist.',
    request: 'Passt Ihnen in den nächsten Tagen ein kurzes Gespräch?',
    close: 'Viele Grüße',
  },
  french: {
    greeting: 'Bonjour',
    reason: "j'ai relu nos échanges et je vois une première étape, facile à mettre en place.",
    request: 'Un court appel dans les prochains jours vous conviendrait-il ?',
    close: 'Bien cordialement',
  },
  spanish: {
    greeting: 'Hola',
    reason: 'he vuelto a leer nuestra conversación y veo un primer paso que es fácil de dar.',
    request: '¿Le vendría bien una breve llamada en los próximos días?',
    close: 'Saludos',
  },
  italian: {
    greeting: 'Buongiorno',
    reason: 'ho riletto i nostri scambi e vedo un primo passo facile da fare.',
    request: 'Le andrebbe bene una breve chiamata nei prossimi giorni?',
    close: 'Cordiali saluti',
  },
  dutch: {
    greeting: 'Beste',
    reason: 'ik heb onze gesprekken nog eens gelezen en zie een eerste stap die snel te zetten is.',
    request: 'Schikt een kort gesprek u de komende dagen?',
    close: 'Met vriendelijke groet',
  },
};

/** A short email in each language, by its English name in small letters: a sample writer translates nothing. */
export const otherLanguages: ReadonlyMap<string, Phrases> = new Map(Object.entries(phrases));
