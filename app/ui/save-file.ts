// Saves or shares files. An app on an iPhone's home screen would open them in its own window without a way back, so it
// uses the share sheet.

function isHomeScreenApp(): boolean {
  return 'standalone' in navigator && navigator.standalone === true && Boolean(navigator.canShare)
}

/** Saves a file that was created in the page. */
export async function saveFile(name: string, blob: Blob): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  if (isHomeScreenApp() && navigator.canShare({ files: [file] }) && (await isShared(file))) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** True also for a dismissed share sheet, because the user has cancelled. */
function isShared(file: File): Promise<boolean> {
  return navigator.share({ files: [file] }).then(
    () => true,
    (error: unknown) => error instanceof Error && error.name === 'AbortError',
  )
}

const FETCH_TIMEOUT = 30_000

type Anchor = Pick<HTMLAnchorElement, 'href' | 'download'>
type Click = { currentTarget: Anchor; preventDefault(): void }

/** A click on a link to a file. */
export function saveLinked(click: Click): void {
  if (!isHomeScreenApp()) return
  click.preventDefault()
  void shareLinked(click.currentTarget)
}

/** Saves the file behind a link; if the download fails, the link is opened. */
async function shareLinked({ href, download }: Anchor): Promise<void> {
  try {
    const answer = await fetch(href, { signal: AbortSignal.timeout(FETCH_TIMEOUT) })
    if (!answer.ok) return location.assign(href)
    await saveFile(download || nameOfAnswer(answer, href), await answer.blob())
  } catch {
    location.assign(href)
  }
}

/** The file name of the response (ours are ASCII), else the end of the URL. */
function nameOfAnswer({ headers }: Response, href: string): string {
  const [, name] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
  return name ?? new URL(href, location.href).pathname.split('/').at(-1) ?? 'file'
}
