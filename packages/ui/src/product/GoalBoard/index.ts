export { type BoardState, columnWords, isBoardState } from './board.ts';
export { GoalBoard, type GoalBoardProps } from './GoalBoard.tsx';
