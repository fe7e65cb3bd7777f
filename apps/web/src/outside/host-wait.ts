/** Whether it came true in time. By timer: a frame that is out of sight gets no animation frames. */
export async function until(condition: () => boolean, limit: number): Promise<boolean> {
  for (let waited = 0; !condition(); waited += 20) {
    if (waited >= limit) return false
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return true
}
