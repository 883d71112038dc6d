type Held = Pick<DataTransfer, 'files' | 'getData'>

/** The files of a clipboard: none where it has words. Word and Excel put a picture of the text beside it. */
export function pastedFiles(data: Held | null): File[] {
  if (!data) return []
  const files = [...data.files]
  const names = files.map(({ name }) => name)
  // A file that was copied has its name as text.
  const lines = data
    .getData('text/plain')
    .trim()
    .split(/[\r\n]+/)
  return lines.some((line) => line && !names.includes(line)) ? [] : files
}
