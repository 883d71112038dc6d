// A mail as HTML. Layout by tables and style attributes, because Outlook supports nothing else; no images and no external
// files.
import { html, raw } from 'hono/html'
import type { Mail, MailLink } from '#workers/contract/ports.ts'

/** `origin`: of links. `site`: the platform's name, and its page in the language of the mail. */
type Around = { origin: string; site: MailLink; leave: MailLink | null }

const FONT =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans Devanagari','Nirmala UI','Kohinoor Devanagari',Mangal,sans-serif"
const TEXT = `margin:0 0 16px;${FONT};font-size:16px;line-height:1.6;color:#1c1b22;overflow-wrap:anywhere`
const SMALL = `margin:0 0 8px;${FONT};font-size:14px;line-height:1.6;color:#5e5a6b;overflow-wrap:anywhere`
const CODE = `margin:0 0 16px;${FONT};font-size:36px;line-height:1.3;font-weight:700;letter-spacing:6px;color:#1c1b22`
const BUTTON = `display:inline-block;padding:13px 24px;${FONT};font-size:16px;line-height:1.4;font-weight:600;color:#17102b;text-decoration:none`
const LINK = 'color:#343a8a'
const TABLE = raw('role="presentation" border="0" cellpadding="0" cellspacing="0"')
/** Colours of the dark theme. Clients that ignore stylesheets use their own. */
const DARK = raw(`@media (prefers-color-scheme:dark){
.page{background:#0b1026!important}
.card{background:#12183a!important;border-color:#262d58!important}
.text{color:#f1eee6!important}
.small{color:#aeafca!important}
.link{color:#b9c0ff!important}
}`)

/** Contains exactly the words of the plain text, escaped. */
export async function mailHtml({ language, subject, text, code, links = [] }: Mail, { origin, site, leave }: Around) {
  const [first, ...more] = links
  return String(
    await html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${subject}</title>
<style>:root{color-scheme:light dark}
${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbf9f4">
<table ${TABLE} class="page" width="100%" style="background:#fbf9f4"><tr><td align="center" style="padding:24px 16px">
<table ${TABLE} width="100%" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 16px"><p class="text" style="${TEXT};margin:0;font-size:20px;font-weight:700">${site.label}</p></td></tr>
<tr><td class="card" style="padding:24px 24px 8px;background:#ffffff;border:1px solid #e7e1d4;border-radius:12px">
${paragraphsOf(text).map((each) => (each === code ? codeOf(each) : paragraph(each, origin)))}${first ? button(first) : ''}${more.map(labelled)}
</td></tr>
<tr><td style="padding:16px 0 0">${leave ? footer(leave) : ''}${footer(site)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`,
  )
}

function paragraphsOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

function codeOf(code: string) {
  return html`<p class="text" style="${CODE}">${code}</p>`
}

function paragraph(text: string, origin: string) {
  const lines = text.split('\n').map((line, i) => html`${i === 0 ? '' : html`<br>`}${withLinks(line, origin)}`)
  return html`<p class="text" style="${TEXT}">${lines}</p>`
}

/** Only our own URLs become links, because names and messages of strangers may contain others. */
function withLinks(line: string, origin: string) {
  return line
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,:;!?)।])/)
    .map((part) => (part === origin || part.startsWith(`${origin}/`) ? anchor({ label: part, url: part }) : part))
}

function button(link: MailLink) {
  if (!isWeb(link)) return labelled(link)
  return html`<table ${TABLE} style="margin:8px 0 24px"><tr><td bgcolor="#e8912d" style="background:#e8912d;border-radius:8px">
<a href="${link.url}" style="${BUTTON}">${link.label}</a></td></tr></table>`
}

function labelled(link: MailLink) {
  return html`<p class="text" style="${TEXT}">${anchor(link)}</p>`
}

function footer(link: MailLink) {
  return html`<p class="small" style="${SMALL}">${anchor(link)}</p>`
}

function anchor(link: MailLink) {
  if (!isWeb(link)) return `${link.label}: ${link.url}`
  return html`<a class="link" href="${link.url}" style="${LINK}">${link.label}</a>`
}

function isWeb({ url }: MailLink): boolean {
  return /^https?:\/\//.test(url)
}
