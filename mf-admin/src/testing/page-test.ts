import { act, fireEvent, screen, within } from '@testing-library/react';
import { buildConfig, fakeFetch, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';

/** Signs in, as a superadmin by default, and returns a server that answers only its settings. */
export function adminServer(role = 'superadmin'): FakeFetch {
  signedIn(role);
  return fakeFetch({ 'GET /api/config': { body: buildConfig() } });
}

/** The bodies, or the query texts of GET requests, of all requests of a route (`METHOD /path`) so far. */
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

/** Finds a field by its label, whether or not it is marked as required. */
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

/** The options of a select, which is closed again afterwards. */
export async function optionsOf(label: string): Promise<(string | null)[]> {
  const select = work().getByRole('combobox', { name: label });
  fireEvent.click(select);
  const list = document.getElementById(select.getAttribute('aria-controls') ?? '') ?? document.body;
  const options = await within(list).findAllByRole('option', { hidden: true });
  fireEvent.click(select);
  return options.map(({ textContent }) => textContent);
}

/** Focuses and clicks a control, as a browser does. */
export function click(name: string | RegExp, role = 'button'): void {
  const control = work().getByRole(role, { name });
  act(() => control.focus());
  fireEvent.click(control);
}

/** Whether a button is disabled. A button that had the focus when it was disabled keeps the focus. */
export function isDisabled(button: HTMLElement): boolean {
  return button.matches(':disabled, [aria-disabled="true"]');
}

/** The headers of the table's columns. */
export function heads(): (string | null)[] {
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
}

/** An error answer of the API. */
export function refusal(status: number, code: string, error: string) {
  return { status, body: { success: false, error, message: error, code, requestId: 'r1' } };
}

export const never = (): Promise<never> => new Promise(() => undefined);

/** The answer of the outcomes with these rows; its totals are nothing. */
export function outcomesOf(rows: readonly object[]) {
  const counts = { handedOver: 0, sent: 0, replied: 0, met: 0, bounced: 0, optedOut: 0 };
  const none = { ...counts, editDistance: { median: null, p90: null }, replyRate: null };
  return { body: { rows, total: none, before: none } };
}
