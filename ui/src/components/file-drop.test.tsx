// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { FileDrop } from './file-drop.tsx';

const pdf = new File(['%PDF-1.7'], 'deck.pdf', { type: 'application/pdf' });

it('takes a PDF and says so', () => {
  const onFile = vi.fn();
  renderInApp(<FileDrop label="PDF" file={null} onFile={onFile} />);
  fireEvent.change(screen.getByLabelText('PDF'), { target: { files: [pdf] } });
  expect(onFile).toHaveBeenCalledWith(pdf);
  expect(screen.getByText('PDF "deck.pdf" uploaded successfully!')).toBeTruthy();
});

it('takes a PDF that is dropped', () => {
  const onFile = vi.fn();
  renderInApp(<FileDrop label="PDF" file={null} onFile={onFile} />);
  fireEvent.drop(screen.getByText(/Drop a PDF here/), { dataTransfer: { types: ['Files'], files: [pdf] } });
  expect(onFile).toHaveBeenCalledWith(pdf);
});

it('refuses anything else', () => {
  const onFile = vi.fn();
  renderInApp(<FileDrop label="PDF" file={null} onFile={onFile} />);
  fireEvent.change(screen.getByLabelText('PDF'), {
    target: { files: [new File(['x'], 'deck.docx', { type: 'application/msword' })] },
  });
  expect(onFile).not.toHaveBeenCalled();
  expect(screen.getByText('Please select a valid PDF file')).toBeTruthy();
});

it('shows the chosen file and lets go of it', () => {
  const onFile = vi.fn();
  renderInApp(<FileDrop label="PDF" file={pdf} onFile={onFile} />);
  expect(screen.getByText('deck.pdf')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove deck.pdf' }));
  expect(onFile).toHaveBeenCalledWith(null);
});

it('takes another PDF that is dropped on the chosen one', () => {
  const onFile = vi.fn();
  renderInApp(
    <FileDrop label="PDF" file={new File(['%PDF-1.7'], 'old.pdf', { type: 'application/pdf' })} onFile={onFile} />,
  );
  fireEvent.drop(screen.getByText('old.pdf'), { dataTransfer: { types: ['Files'], files: [pdf] } });
  expect(onFile).toHaveBeenCalledWith(pdf);
});

it('keeps the page when a file misses it, and leaves dragged text alone', () => {
  const { unmount } = renderInApp(<FileDrop label="PDF" file={null} onFile={() => undefined} />);
  // False where the browser's own doing was prevented.
  const dropped = (types: string[]) => fireEvent.drop(document.body, { dataTransfer: { types, files: [] } });
  expect([dropped(['Files']), dropped(['text/plain'])]).toEqual([false, true]);
  unmount();
  expect(dropped(['Files'])).toBe(true);
});
