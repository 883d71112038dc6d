// Validates the connection data that two pages of a call exchange (RFC 8866, RFC 8839). Free text is refused, because signals
// are delivered while nothing is billed and must not carry a conversation.

/** Version, origin, a session without a name, time, connection, bandwidth, media and attributes. */
const LINE =
  /^(?:v=0|o=[!-~]{1,64} \d{1,20} \d{1,20} IN IP[46] [!-~]{1,64}|s=-|t=0 0|c=IN IP[46] [!-~]{1,64}|b=[A-Z]{2,8}:\d{1,9}|m=audio \d{1,5} [A-Z/]{3,32}(?: \d{1,3}){1,32}|a=[a-z0-9-]{1,32}(?::[ -~]{1,400})?)$/i
const LINES_MAX = 200
const CANDIDATE =
  /^(?:a=)?(?:candidate:[!-~]{1,32} \d [a-z]{3} \d{1,10} [!-~]{1,64} \d{1,5} typ [a-z]{4,5}(?: [!-~]{1,64}){0,24})?$/i

/** True for a session description of one audio call: known kinds of lines, without names, mails, addresses or text. */
export function isSessionDescription(text: string): boolean {
  const lines = text.split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  return lines[0] === 'v=0' && lines.length <= LINES_MAX && lines.every((line) => LINE.test(line))
}

/** True for an ICE candidate, or the empty one that ends the list. */
export const isIceCandidate = (text: string): boolean => CANDIDATE.test(text)
