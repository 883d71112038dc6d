/** Returns the first bytes of a stream, at most `length`, and a stream that still contains them. */
export async function peek(
  body: ReadableStream<Uint8Array>,
  length: number,
): Promise<{ head: Uint8Array; rest: ReadableStream<Uint8Array> }> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let read = 0
  while (read < length) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    read += value.length
  }
  const head = new Uint8Array(read)
  let offset = 0
  for (const chunk of chunks) {
    head.set(chunk, offset)
    offset += chunk.length
  }
  const rest = new ReadableStream<Uint8Array>({
    start: (controller) => {
      if (read > 0) controller.enqueue(head)
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { head: head.subarray(0, length), rest }
}
