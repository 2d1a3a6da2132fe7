/** An address of mail, which breaks before its domain where the line is too short for it. */
export function MailAddress({ children }: { readonly children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <bdi>
      {children.slice(0, Math.max(at, 0))}
      <wbr />
      {children.slice(Math.max(at, 0))}
    </bdi>
  );
}
