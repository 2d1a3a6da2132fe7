// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { clearSession } from '@overture/ui';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkOf } from './generator.fixtures.ts';
import {
  attachPdf,
  button,
  fetchContact,
  fetchRoute,
  generatorServer,
  openGenerator,
  urlField,
} from './generator-page.fixtures.tsx';
import type { GeneratorServer } from './generator-page.fixtures.tsx';
import { keptDraft } from './model/draft.ts';

let server: GeneratorServer;

beforeEach(() => {
  server = generatorServer();
});
afterEach(() => server.restore());

describe('the form', () => {
  const bio = () => screen.getByLabelText<HTMLTextAreaElement>('Contact LinkedIn Bio');

  it('resets when the URL changes, and never carries texts over to another contact', async () => {
    openGenerator();
    await fetchContact();
    fireEvent.change(bio(), { target: { value: 'Runs marathons.' } });
    fireEvent.change(urlField(), { target: { value: linkOf('152') } });
    expect(screen.queryByText('Insights')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Generate Email Sequence' })).toBeNull();
    await fetchContact('152');
    expect(bio().value).toBe('');
    const body: unknown = await server.sent(fetchRoute).at(-1)?.json();
    expect(body).toMatchObject({ hubspotId: '152', linkedinBio: '' });
  });

  it('survives a reload with link and texts', async () => {
    const { unmount } = openGenerator();
    await fetchContact();
    fireEvent.change(bio(), { target: { value: 'Runs marathons.' } });
    unmount();
    openGenerator();
    expect(urlField().value).toBe(linkOf('151'));
    await fetchContact();
    expect(bio().value).toBe('Runs marathons.');
    const body: unknown = await server.sent(fetchRoute).at(-1)?.json();
    expect(body).toMatchObject({ linkedinBio: 'Runs marathons.' });
  });

  it('opens once with the link that another page hands over, and focuses it', async () => {
    const app = openGenerator({ state: { contactUrl: linkOf('152') } });
    expect(urlField().value).toBe(linkOf('152'));
    expect(document.activeElement).toBe(urlField());
    expect(app.locationState()).toBeNull();
    await fetchContact('152');
  });

  it('opens with the domain in which a superadmin found the contact', async () => {
    openGenerator({ role: 'superadmin', state: { contactUrl: linkOf('152'), zone: 'DT-PM' } });
    expect(urlField().value).toBe(linkOf('152'));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Domain' }).value).toBe('DT-PM'));
  });

  it('leads from the notice about an empty profile to the profile, which leads back', async () => {
    const app = openGenerator();
    await fetchContact();
    fireEvent.click(button('Generate Email Sequence'));
    fireEvent.click(await screen.findByRole('link', { name: 'Fill in Profile' }));
    expect(app.location()).toBe('/profile-settings');
    expect(app.locationState()).toEqual({ profileFor: '/' });
  });

  it('takes a PDF and nothing else', async () => {
    openGenerator();
    await fetchContact();
    const input = screen.getByLabelText<HTMLInputElement>('PDF');
    fireEvent.change(input, { target: { files: [new File(['x'], 'x.png', { type: 'image/png' })] } });
    expect(await screen.findByText('Please select a valid PDF file')).toBeTruthy();
    fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'brief.pdf', { type: 'application/pdf' })] } });
    expect(await screen.findByText('PDF "brief.pdf" uploaded successfully!')).toBeTruthy();
    expect(button('Remove brief.pdf')).toBeTruthy();
  });

  it('says after a reload which PDF to attach again, until it is attached or left out', async () => {
    const missing = () => screen.queryByText('PDF "brief.pdf" has to be attached again.');
    const reload = async () => {
      cleanup();
      openGenerator();
      await fetchContact();
    };
    openGenerator();
    await fetchContact();
    await attachPdf();
    expect(missing()).toBeNull();
    await reload();
    expect(missing()).toBeTruthy();
    await attachPdf();
    expect(missing()).toBeNull();
    fireEvent.click(button('Remove brief.pdf'));
    expect(missing()).toBeNull();
    await attachPdf();
    await reload();
    fireEvent.click(button('Leave it out'));
    expect(missing()).toBeNull();
    cleanup();
    expect(keptDraft.read()?.context?.pdf).toBeNull();
  });

  it('keeps no draft of a page that was left by signing out', async () => {
    const { unmount } = openGenerator();
    await fetchContact();
    fireEvent.change(bio(), { target: { value: 'Runs marathons.' } });
    clearSession();
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('marks a text of more than 100 kB and disables generating', async () => {
    openGenerator();
    await fetchContact();
    fireEvent.change(bio(), { target: { value: 'ä'.repeat(50_001) } });
    expect(screen.getByText('This text is longer than 100 kB. Please shorten it.')).toBeTruthy();
    expect(button('Generate Email Sequence')).toHaveProperty('disabled', true);
  });
});
