/**
 * In the page: words that nobody can read whole, in the dialog on top or, without one, in the page. A cut that says
 * itself whole elsewhere (title, tooltip, the name of the control) is none, nor is what one can scroll to.
 */
export function cutText(): readonly string[] {
  const part = [...document.querySelectorAll('[data-asks]')].at(-1) ?? document.body
  const found = new Set<string>()
  const shown: { words: string; box: DOMRect; element: Element }[] = []

  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent?.trim() ?? ''
    const element = walker.currentNode.parentElement
    if (!words || !element || isUnseen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (boxes.length === 0) continue
    for (const box of boxes) shown.push({ words, box: seenPart(element, box), element })
    const how = isToldWhole(element, words) ? null : cutAt(element, boxes)
    if (how) found.add(`${how}: ${words.slice(0, 60)}`)
  }
  for (const field of part.querySelectorAll('input'))
    if (field.value === '' && isPlaceholderCut(field)) found.add(`placeholder: ${field.placeholder}`)
  for (const words of overlapping()) found.add(words)
  if (document.documentElement.scrollWidth > innerWidth + 1) found.add('the page scrolls sideways')
  return [...found]

  /** Without what an ancestor cuts off. */
  function seenPart(element: Element, whole: DOMRect): DOMRect {
    let { left, right, top, bottom } = whole
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each)
      const box = each.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  function isUnseen(element: Element): boolean {
    // What is drawn has room of its own; what is for screen readers alone is a pixel large.
    if (element.closest('svg, canvas, [data-drawing], script, style, noscript, option')) return true
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clip, clipPath } = getComputedStyle(each)
      if (clip !== 'auto' || clipPath.startsWith('inset(50%')) return true
    }
    return false
  }

  function isToldWhole(element: Element, words: string): boolean {
    const teller = element.closest('[title], [data-tooltip], [aria-label]')
    if (!teller) return false
    const told = ['title', 'data-tooltip', 'aria-label'].map((name) => teller.getAttribute(name) ?? '')
    return told.some((each) => each.includes(words))
  }

  function cutAt(element: Element, boxes: readonly DOMRect[]): string | null {
    const left = Math.min(...boxes.map((box) => box.left))
    const right = Math.max(...boxes.map((box) => box.right))
    const top = Math.min(...boxes.map((box) => box.top))
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    let isScrolledX = false
    let isScrolledY = false
    let isOwn = true
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (style.display === 'inline' || style.display === 'contents') continue
      const box = each.getBoundingClientRect()
      isScrolledX ||= /auto|scroll/.test(style.overflowX) && each.scrollWidth > each.clientWidth
      isScrolledY ||= /auto|scroll/.test(style.overflowY) && each.scrollHeight > each.clientHeight
      const isOutX = left < box.left - 2 || right > box.right + 2
      const isOutY = top < box.top - 3 || bottom > box.bottom + 3
      if (!isScrolledX && /hidden|clip/.test(style.overflowX) && isOutX) return 'cut'
      if (!isScrolledY && /hidden|clip/.test(style.overflowY) && isOutY) return 'cut below'
      if (isOwn && style.textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth + 1) return 'cut'
      if (isOwn && !isScrolledX && isOutX) return 'out of its box'
      isOwn = false
      if (style.position === 'fixed') break
    }
    if (!isScrolledX && (left < -1 || right > innerWidth + 1)) return 'beyond the window'
    return null
  }

  function isPlaceholderCut(field: HTMLInputElement): boolean {
    if (!field.placeholder || !field.checkVisibility()) return false
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return false
    pen.font = font
    const room =
      field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    return pen.measureText(field.placeholder).width > room + 1
  }

  /** Both to be seen where they meet: neither is under a panel. */
  function overlapping(): readonly string[] {
    const seen = shown.filter(({ box, element }) => isOnTop(element, box))
    return seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .filter(({ element }) => !element.contains(one.element) && !one.element.contains(element))
        .filter(({ box }) => Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 4)
        .filter(({ box }) => Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 6)
        .map(({ words }) => `over each other: ${one.words.slice(0, 30)} | ${words.slice(0, 30)}`),
    )
  }

  function isOnTop(element: Element, { left, top, width, height }: DOMRect): boolean {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }
}
