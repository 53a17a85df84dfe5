export { default } from "../bill/not-found";
