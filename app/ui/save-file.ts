// Files that the page gives away. An app of an iPhone's home screen shows them in its own window, without a way back: the share
// sheet takes them there.

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

/** Files of a calendar have no `download`: browsers of phones offer to add their days. */
const FILE_LINK = 'a[download], a[href*=".ics"]'

/** Gives the files of links in the app of a home screen, in whatever part of a page they are. */
export function watchDownloads(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(FILE_LINK) : null
    if (!link || event.defaultPrevented || link.protocol === 'blob:') return
    event.preventDefault()
    void shareLinked(link)
  })
}

type Anchor = Pick<HTMLAnchorElement, 'href' | 'download'>

/** Gives the file that a link leads to; one that does not come is opened. */
export async function shareLinked({ href, download }: Anchor): Promise<void> {
  try {
    const answer = await fetch(href)
    if (!answer.ok) return location.assign(href)
    await saveFile(download || nameOfAnswer(answer, href), await answer.blob())
  } catch {
    location.assign(href)
  }
}

/** The name that the server gives (ours are of ASCII), else the end of the address. */
function nameOfAnswer({ headers }: Response, href: string): string {
  const [, name] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
  return name ?? new URL(href, location.href).pathname.split('/').at(-1) ?? 'file'
}
