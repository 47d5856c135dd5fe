/** Shows on the error output how far a long reading is; short ones say nothing. */
export function progress(label: string): (read: number, total: number) => void {
  const { isTTY } = process.stderr;
  let shown = false;
  return (read, total) => {
    shown ||= read < total;
    if (!shown) return;
    const end = read >= total ? '\n' : '';
    process.stderr.write(`${isTTY ? '\r' : ''}${label} : ${read} / ${total}${isTTY ? end : '\n'}`);
  };
}
