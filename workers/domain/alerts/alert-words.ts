// The sentence of an alert, and its subject: alerts of one subject are told once a day.

export type RaisedAlert =
  | { event: 'books.wrong'; id: string; rule: string; count: number; sample: unknown[] }
  | { event: 'books.unchecked'; reason: string }
  | { event: 'call.mismatch'; object: string; difference: string; detail: string }
  | { event: 'job.failed'; job: string }

export function subjectOf(alert: RaisedAlert): string {
  switch (alert.event) {
    case 'books.wrong':
      return `books, rule ${alert.id}`
    case 'books.unchecked':
      return 'books were not checked'
    case 'call.mismatch':
      // One mail a day, however many calls differ: the log has each.
      return 'calls at the provider'
    case 'job.failed':
      return `job “${alert.job}”`
  }
}

export function sentenceOf(alert: RaisedAlert): string {
  switch (alert.event) {
    case 'books.wrong':
      return `The books break rule ${alert.id} (${alert.rule}) in ${alert.count} ${alert.count === 1 ? 'place' : 'places'}.`
    case 'books.unchecked':
      return `The hourly check of the books was ${alert.reason === 'missed' ? 'missed' : 'not finished'}.`
    case 'call.mismatch':
      return `The provider's list of calls and ours differ at ${alert.object} (${alert.difference}): ${alert.detail}`
    case 'job.failed':
      return `The job “${alert.job}” failed. It is tried again with its next turn; the log has the reason.`
  }
}
