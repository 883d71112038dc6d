// R2's interface in memory, as far as transcripts need it.

export function memoryBucket() {
  const objects = new Map<string, ArrayBuffer>()
  const bucket = {
    async put(key: string, value: ArrayBuffer) {
      objects.set(key, value)
    },
    async get(key: string) {
      const value = objects.get(key)
      return value ? { body: new Response(value).body } : null
    },
    async delete(key: string) {
      objects.delete(key)
    },
  }
  return Object.assign(bucket as unknown as R2Bucket, { objects })
}
