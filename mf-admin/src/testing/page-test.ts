import { act, fireEvent, screen, within } from '@testing-library/react';
import { buildConfig, fakeFetch, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';

/** A server that knows its settings, and a signed-in superadmin. */
export function adminServer(role = 'superadmin'): FakeFetch {
  signedIn(role);
  return fakeFetch({ 'GET /api/config': { body: buildConfig() } });
}

/** Bodies (or query texts) of every request of a route so far, as `METHOD /path`. */
export async function sent(server: FakeFetch, route: string): Promise<unknown[]> {
  const requests = server.requests.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === route);
  return Promise.all(
    requests.map(async (request) => (request.method === 'GET' ? new URL(request.url).search : request.clone().json())),
  );
}

/** The open dialog, else the page. */
function work() {
  return within(screen.queryByRole('dialog') ?? document.body);
}

/** A field by its label, with or without the mark of a required one. */
export function field(label: string): HTMLInputElement {
  const matches = (text: string) => text.replace(/ \*$/, '') === label;
  return work().getByLabelText<HTMLInputElement>(matches, { selector: 'input, textarea' });
}

/** Types into a field. */
export function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

/** Chooses an option of a select. */
export async function choose(label: string, option: string): Promise<void> {
  const select = work().getByRole('combobox', { name: label });
  fireEvent.click(select);
  const list = document.getElementById(select.getAttribute('aria-controls') ?? '') ?? document.body;
  fireEvent.click(await within(list).findByRole('option', { name: option, hidden: true }));
}

/** What a select offers; it is closed again. */
export async function optionsOf(label: string): Promise<(string | null)[]> {
  const select = work().getByRole('combobox', { name: label });
  fireEvent.click(select);
  const list = document.getElementById(select.getAttribute('aria-controls') ?? '') ?? document.body;
  const options = await within(list).findAllByRole('option', { hidden: true });
  fireEvent.click(select);
  return options.map(({ textContent }) => textContent);
}

/** Clicks a control, which takes the focus first, as in a browser. */
export function click(name: string | RegExp, role = 'button'): void {
  const control = work().getByRole(role, { name });
  act(() => control.focus());
  fireEvent.click(control);
}

/** A button that was disabled while it had the focus keeps the focus, and says that it does nothing. */
export function isDisabled(button: HTMLElement): boolean {
  return button.matches(':disabled, [aria-disabled="true"]');
}

/** Heads of the table's columns. */
export function heads(): (string | null)[] {
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
}

/** A refusal as the API words it. */
export function refusal(status: number, code: string, error: string) {
  return { status, body: { success: false, error, message: error, code, requestId: 'r1' } };
}

export const never = (): Promise<never> => new Promise(() => undefined);
