/** Short news at the edge of the page, read out politely. */
class Toast {
  lines = $state<{ id: number; text: string }[]>([])
  private count = 0

  show(text: string, stay = 6000): void {
    const id = ++this.count
    this.lines = [...this.lines.slice(-2), { id, text }]
    setTimeout(() => this.drop(id), stay)
  }

  drop(id: number): void {
    this.lines = this.lines.filter((line) => line.id !== id)
  }
}

export const toast = new Toast()
