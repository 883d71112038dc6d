type Held = Pick<DataTransfer, 'files' | 'getData'>

/** Files of a clipboard; none if it has text, because Word and Excel add a picture of the text. */
export function pastedFiles(data: Held | null): File[] {
  if (!data) return []
  const files = [...data.files]
  const names = files.map(({ name }) => name.normalize())
  // A copied file has its name or its path as text.
  const lines = data
    .getData('text/plain')
    .trim()
    .split(/[\r\n]+/)
  return lines.some((line) => line && !names.includes(nameIn(line))) ? [] : files
}

/** The file name of a path or a URL. */
function nameIn(line: string): string {
  const [, address] = /^file:\/\/(.+)$/.exec(line) ?? []
  const path = address ? unescaped(address) : line
  const isPath = address !== undefined || /^(?:\/|~\/|[A-Za-z]:\\|\\\\)/.test(line)
  return (isPath ? (path.split(/[\\/]/).at(-1) ?? '') : path).normalize()
}

function unescaped(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
