// What a topic page says.
export type TopicContent = {
  name: string
  title: string
  lead: string
  /** What a chart can say, and what it cannot. */
  can: readonly string[]
  cannot: readonly string[]
  /** The places in a chart that the tradition reads for it. */
  looks: readonly (readonly [what: string, why: string])[]
  questions: readonly (readonly [question: string, answer: string])[]
  /** The free tool that fits. */
  tool: readonly [to: string, label: string]
}
