/** The reason of a close by a page whose person went to another one. A document that is left closes with code 1001. */
export const PAGE_LEFT_REASON = 'left'

/** https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1 */
const GOING_AWAY = 1001

/** A close because its page was closed, reloaded or left. */
export function isPageClosing({ code, reason }: { code: number; reason: string }): boolean {
  return code === GOING_AWAY || reason === PAGE_LEFT_REASON
}
