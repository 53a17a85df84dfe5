/** Who signs in on a demo; everybody knows the password. */
export const DEMO_OWNER = { email: "owner@luigi.example", password: "demo-password" };
export const DEMO_ADMIN = { email: "admin@bazar.example", password: "demo-password" };
export const DEMO_TACO_OWNER = { email: "owner@taco.example", password: "demo-password" };
export const DEMO_MANAGER = { email: "manager@bella.example", password: "demo-password" };
export const DEMO_AGENT = { email: "agent@bazar.example", password: "demo-password" };
export const DEMO_DESIGNER = { email: "designer@bazar.example", password: "demo-password" };
