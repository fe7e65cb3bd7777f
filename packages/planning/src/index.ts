export type { Check, Fix, Found, Plan, PlanFinding, Said, SaidValue, Tier } from './checks/finding.ts'
export { checks, findingsInTurn, findingsOf } from './checks/index.ts'
export { type Gap, gapsBetween } from './checks/run-gaps.ts'
export { type FillAsk, type Filled, type FillWish, fillWall, type Proposal } from './filling/fill-wall.ts'
export { createFollow } from './followers/follow.ts'
export { withFollowers } from './followers/with-followers.ts'
export { freePlace } from './placing/free-place.ts'
export { type Held, type HeldWhy, heldBy } from './placing/held-by.ts'
export { joining, otherHand } from './placing/joining.ts'
export type { Move } from './placing/place-in-run.ts'
export { placeLinked } from './placing/place-linked.ts'
export { settle, settleBeside, settleOnFace } from './placing/settle.ts'
export { settleAnywhere } from './placing/settle-anywhere.ts'
export {
  alone,
  type Beside,
  type BesideSide,
  type Settled,
  type Settler,
  type Settling,
} from './placing/settled.ts'
export { closeGap, resizeOnShelf } from './placing/shelf.ts'
export { type Comer, shelfBefore } from './placing/shelf-before.ts'
export { type Restyled, type RestyleWish, restyleInSteps } from './restyling/restyle.ts'
export type { Compromise, RestyledRow } from './restyling/restyled-row.ts'
export { type Run, type RunEnd, type RunItem, type RunKind, type RunLine, runKind } from './runs/run.ts'
export { runsOf } from './runs/runs-of.ts'
