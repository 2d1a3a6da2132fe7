import { expect, it } from 'vitest';
import { bareSubject, isForward, isReply, prefixesOf } from './subject.ts';

it.each([
  ['Re: Audits', 'Re:'],
  ['RE : Audits', 'RE :'],
  ['Re[2]: Audits', 'Re[2]:'],
  ['Antw: Audits', 'Antw:'],
  ['Rif: Audits', 'Rif:'],
  ['R: Audits', 'R:'],
  ['RES: Audits', 'RES:'],
  ['Vá: Audits', 'Vá:'],
  ['ΑΠ: Audits', 'ΑΠ:'],
  ['회신: Audits', '회신:'],
  ['答覆：Audits', '答覆：'],
  ['رد: Audits', 'رد:'],
])('%s is a reply', (subject, prefixes) => {
  expect([isReply(subject), isForward(subject)]).toEqual([true, false]);
  expect([prefixesOf(subject), bareSubject(subject)]).toEqual([prefixes, 'audits']);
});

it.each([
  ['Fwd: Audits', 'Fwd:'],
  ['Doorst: Audits', 'Doorst:'],
  ['VB: Re: Audits', 'VB: Re:'],
  ['İLT: Audits', 'İLT:'],
  ['ΠΡΘ: Audits', 'ΠΡΘ:'],
  ['전달: Audits', '전달:'],
])('%s is forwarded', (subject, prefixes) => {
  expect([isReply(subject), isForward(subject)]).toEqual([false, true]);
  expect([prefixesOf(subject), bareSubject(subject)]).toEqual([prefixes, 'audits']);
});

it.each(['Audits', 'Return: Audits', 'Rest and care', ''])('"%s" begins a conversation', (subject) => {
  expect([isReply(subject), isForward(subject), prefixesOf(subject)]).toEqual([false, false, '']);
});
