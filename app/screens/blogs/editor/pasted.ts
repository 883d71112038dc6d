// Handles clipboard content of other programs.
import { pastedFiles } from '#app/ui/form/pasted-files.ts'
import { IMAGE_ADDRESS, IMAGE_TYPES, OWN_IMAGE } from '#workers/contract/file-kinds.ts'

/** The pictures to be inserted into the text. */
export function picturesOf(data: Parameters<typeof pastedFiles>[0]): File[] {
  return pastedFiles(data).filter(({ type }) => type.startsWith('image/'))
}

/** The editor's headings for those of other programs. */
const HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', 'p.MsoTitle': 'h2' }

/**
 * HTML of the clipboard with the editor's headings and with Word's lists as lists, without pictures that the server
 * rejects.
 */
export function readablePaste(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of page.querySelectorAll('img')) if (!isTaken(picture.getAttribute('src') ?? '')) picture.remove()
  for (const [from, to] of Object.entries(HEADINGS)) {
    for (const heading of page.querySelectorAll(from)) {
      const made = page.createElement(to)
      moveInto(made, heading)
      heading.replaceWith(made)
    }
  }
  listWordItems(page)
  return page.body.innerHTML
}

/** Data URLs are allowed, because the server converts them to files. */
function isTaken(src: string): boolean {
  return (
    OWN_IMAGE.test(src) || IMAGE_ADDRESS.test(src) || IMAGE_TYPES.some((type) => src.startsWith(`data:${type};base64,`))
  )
}

/** Word exports list items as paragraphs with a level, each with its bullet as text. */
function listWordItems(page: Document): void {
  let open: { level: number; list: HTMLElement }[] = []
  for (const item of page.querySelectorAll('p')) {
    const level = Number(/mso-list:[^;]*level(\d+)/i.exec(item.getAttribute('style') ?? '')?.[1])
    if (!level) continue
    const sign = item.querySelector('[style*="mso-list:Ignore" i]')
    const tag = /[\p{L}\p{N}][.)]/u.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    if (open[0]?.list !== item.previousElementSibling) open = []
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.length === 1 && open[0]?.level === level && open[0].list.localName !== tag) open = []
    const above = open.at(-1)
    if (!above || above.level < level) {
      const list = page.createElement(tag)
      if (above) above.list.lastElementChild?.appendChild(list)
      else item.parentNode?.insertBefore(list, item)
      open.push({ level, list })
    }
    const made = page.createElement('li')
    const text = page.createElement('p')
    moveInto(text, item)
    made.appendChild(text)
    open.at(-1)?.list.appendChild(made)
    item.remove()
  }
}

function moveInto(element: Element, from: Element): void {
  while (from.firstChild) element.appendChild(from.firstChild)
}
