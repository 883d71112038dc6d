// Content of a topic page.
export type TopicContent = {
  name: string
  title: string
  lead: string
  /** Statements that a chart can make, and those that it cannot. */
  can: readonly string[]
  cannot: readonly string[]
  /** The places in a chart that the tradition reads for it. */
  looks: readonly (readonly [what: string, why: string])[]
  questions: readonly (readonly [question: string, answer: string])[]
  /** The free tool that fits. */
  tool: readonly [to: string, label: string]
}
