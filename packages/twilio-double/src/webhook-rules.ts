// Rules for webhooks on their way: late, lost, twice, out of order, with a wrong signature.
export type HookKind =
  | 'voice'
  | 'leg'
  | 'gather'
  | 'redirect'
  | 'dial-action'
  | 'announce'
  | 'call-status'
  | 'conference'
  | 'sms-status'
  | 'user-message'
export type Hook = { kind: HookKind; url: string; method: string; params: Record<string, string>; event: string }
/** A word is a kind, an event, or a piece of the address; a pattern is tried on "kind event address". */
export type Match = string | RegExp | ((hook: Hook) => boolean)
export type Rule =
  | { do: 'delay'; ms: number }
  | { do: 'drop' }
  | { do: 'double' }
  | { do: 'corrupt' }
  | { do: 'reorder'; count: number; patienceMs: number; held: (() => void)[] }

export class WebhookRules {
  private readonly rules: { match: Match; left: number; rule: Rule }[] = []

  /** Returns its end. */
  add(match: Match, rule: Rule, times = Number.POSITIVE_INFINITY): () => void {
    const entry = { match, left: times, rule }
    this.rules.push(entry)
    return () => {
      entry.left = 0
    }
  }

  take(hook: Hook): Rule[] {
    const taken = this.rules.filter(({ match, left }) => left > 0 && matches(match, hook))
    for (const entry of taken) entry.left--
    return taken.map(({ rule }) => rule)
  }

  clear(): void {
    this.rules.length = 0
  }
}

export function matches(match: Match, hook: Hook): boolean {
  if (typeof match === 'function') return match(hook)
  if (typeof match === 'string') return hook.kind === match || hook.event === match || hook.url.includes(match)
  return match.test(`${hook.kind} ${hook.event} ${hook.url}`)
}
