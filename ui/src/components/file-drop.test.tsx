// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { FileDrop } from './file-drop.tsx';

const pdf = new File(['%PDF-1.7'], 'deck.pdf', { type: 'application/pdf' });

const canBeRead = async () => undefined;

it('takes a PDF and says so', async () => {
  const onFile = vi.fn();
  renderInApp(<FileDrop label="PDF" file={null} onFile={onFile} check={canBeRead} />);
  fireEvent.change(screen.getByLabelText('PDF'), { target: { files: [pdf] } });
  expect(await screen.findByText('PDF "deck.pdf" uploaded successfully!')).toBeTruthy();
  expect(onFile).toHaveBeenCalledWith(pdf);
});

it('takes a PDF that is dropped', async () => {
  const onFile = vi.fn();
  renderInApp(<FileDrop label="PDF" file={null} onFile={onFile} check={canBeRead} />);
  fireEvent.drop(screen.getByText(/Drop a PDF here/), { dataTransfer: { types: ['Files'], files: [pdf] } });
  await waitFor(() => expect(onFile).toHaveBeenCalledWith(pdf));
});

it.each([
  ['another type', new File(['x'], 'deck.docx', { type: 'application/msword' })],
  ['what only bears the name of a PDF', new File(['<html>'], 'deck.pdf', { type: 'application/pdf' })],
])('refuses %s', async (_, file) => {
  const onFile = vi.fn();
  renderInApp(<FileDrop label="PDF" file={null} onFile={onFile} check={canBeRead} />);
  fireEvent.change(screen.getByLabelText('PDF'), { target: { files: [file] } });
  expect(await screen.findByText('Please select a valid PDF file')).toBeTruthy();
  expect(onFile).not.toHaveBeenCalled();
});

it('lets go of a PDF that the check refuses, says why, and takes another one then', async () => {
  const onFile = vi.fn();
  const refusal = new ApiError({
    status: 422,
    code: 'pdf_unreadable',
    message: 'The PDF is damaged and cannot be read.',
  });
  const check = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refusal).mockResolvedValueOnce();
  renderInApp(<FileDrop label="PDF" file={null} onFile={onFile} check={check} />);
  const choose = () => fireEvent.change(screen.getByLabelText('PDF'), { target: { files: [pdf] } });
  choose();
  expect(await screen.findByText('The PDF is damaged and cannot be read.')).toBeTruthy();
  expect(onFile.mock.calls).toEqual([[pdf], [null]]);
  choose();
  expect(await screen.findByText('PDF "deck.pdf" uploaded successfully!')).toBeTruthy();
  expect(onFile).toHaveBeenLastCalledWith(pdf);
});

it('says no more of a PDF that was removed while it was checked', async () => {
  const onFile = vi.fn();
  const { promise, reject } = Promise.withResolvers<void>();
  const Host = () => {
    const [file, setFile] = useState<File | null>(null);
    const take = (next: File | null) => {
      onFile(next);
      setFile(next);
    };
    return <FileDrop label="PDF" file={file} onFile={take} check={() => promise} />;
  };
  renderInApp(<Host />);
  fireEvent.change(screen.getByLabelText('PDF'), { target: { files: [pdf] } });
  await waitFor(() => expect(screen.getByText('Checking...')).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: 'Remove deck.pdf' }));
  reject(new Error('It is damaged.'));
  await promise.catch(() => undefined);
  expect(onFile.mock.calls).toEqual([[pdf], [null]]);
  expect(screen.queryByText('The PDF could not be checked')).toBeNull();
});

it('shows the chosen file and lets go of it', () => {
  const onFile = vi.fn();
  renderInApp(<FileDrop label="PDF" file={pdf} onFile={onFile} check={canBeRead} />);
  expect(screen.getByText('deck.pdf')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove deck.pdf' }));
  expect(onFile).toHaveBeenCalledWith(null);
});

it('takes another PDF that is dropped on the chosen one', async () => {
  const onFile = vi.fn();
  renderInApp(
    <FileDrop
      label="PDF"
      file={new File(['%PDF-1.7'], 'old.pdf', { type: 'application/pdf' })}
      onFile={onFile}
      check={canBeRead}
    />,
  );
  fireEvent.drop(screen.getByText('old.pdf'), { dataTransfer: { types: ['Files'], files: [pdf] } });
  await waitFor(() => expect(onFile).toHaveBeenCalledWith(pdf));
});

it('keeps the page when a file misses it, and leaves dragged text alone', () => {
  const { unmount } = renderInApp(<FileDrop label="PDF" file={null} onFile={() => undefined} check={canBeRead} />);
  // False where the browser's own doing was prevented.
  const dropped = (types: string[]) => fireEvent.drop(document.body, { dataTransfer: { types, files: [] } });
  expect([dropped(['Files']), dropped(['text/plain'])]).toEqual([false, true]);
  unmount();
  expect(dropped(['Files'])).toBe(true);
});
