type Held = Pick<DataTransfer, 'files' | 'getData'>

/** The files of a clipboard: none where it has words. Word and Excel put a picture of the text beside it. */
export function pastedFiles(data: Held | null): File[] {
  if (!data) return []
  const files = [...data.files]
  const names = files.map(({ name }) => name.normalize())
  // A file that was copied has its name as text, or its path.
  const lines = data
    .getData('text/plain')
    .trim()
    .split(/[\r\n]+/)
  return lines.some((line) => line && !names.includes(nameIn(line))) ? [] : files
}

/** The name at the end of a path or of an address of a file. */
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
