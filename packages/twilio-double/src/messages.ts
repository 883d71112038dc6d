// Text messages: kept for the test to read, delivered as the number's script says.
import type { Exchange } from './exchange.ts'
import { newSid } from './ids.ts'

export type Message = {
  sid: string
  from: string
  to: string
  body: string
  status: 'queued' | 'sent' | 'delivered' | 'undelivered' | 'failed'
  created: Date
  errorCode: number | null
}

export function sendMessage(
  exchange: Exchange,
  spec: { from: string; to: string; body: string; statusCallback: string },
): Message {
  const { from, to, body, statusCallback } = spec
  const message: Message = { sid: newSid('SM'), from, to, body, status: 'queued', created: new Date(), errorCode: null }
  exchange.messages.push(message)
  exchange.changed()
  const become = (status: Message['status']) => {
    message.status = status
    // 30003: the handset cannot be reached.
    if (status === 'undelivered' || status === 'failed') message.errorCode = 30003
    const error: Record<string, string> = message.errorCode ? { ErrorCode: String(message.errorCode) } : {}
    const sids = { MessageSid: message.sid, SmsSid: message.sid, MessageStatus: status, SmsStatus: status }
    exchange.notify('sms-status', statusCallback, status, { ...sids, From: from, To: to, ...error })
  }
  exchange.work.after(5, () => become('sent'))
  exchange.work.after(15, () => become(exchange.phones.script(to).sms ?? 'delivered'))
  return message
}
