// Files that the page gives away. An app of an iPhone's home screen shows them in its own window, without a way back: the share
// sheet takes them there.

type Anchor = { href: string; download: string }
type Click = { currentTarget: Anchor; preventDefault(): void }

function isHomeScreenApp(): boolean {
  return 'standalone' in navigator && navigator.standalone === true && Boolean(navigator.canShare)
}

/** Gives a file that the page made. */
export async function saveFile(name: string, blob: Blob): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  if (isHomeScreenApp() && navigator.canShare({ files: [file] }) && (await isShared(file))) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** True also for a sheet that was closed: its owner did not want the file. */
function isShared(file: File): Promise<boolean> {
  return navigator.share({ files: [file] }).then(
    () => true,
    (error: unknown) => error instanceof Error && error.name === 'AbortError',
  )
}

/** A click on a link with `download`. */
export function saveLinked(click: Click): void {
  if (!isHomeScreenApp()) return
  click.preventDefault()
  const { href, download } = click.currentTarget
  void fetch(href).then(
    async (answer) => (answer.ok ? saveFile(download, await answer.blob()) : location.assign(href)),
    () => location.assign(href),
  )
}
