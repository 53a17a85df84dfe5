type Node<Route> = {
  fixed: Map<string, Node<Route>>;
  dynamic: { name: string; node: Node<Route> } | null;
  route: Route | null;
};

export type FoundRoute<Route> = { route: Route; params: Record<string, string> };

/**
 * Finds routes by path, as Next does: a fixed part goes before a parameter. `parts` are those of a path after its first
 * slash; what a parameter stands for is never empty. Throws when one place of the path has two names.
 */
export function createRouteTree<Route extends { path: string }>(
  routes: readonly Route[],
): (parts: readonly string[]) => FoundRoute<Route> | null {
  const root = emptyNode<Route>();
  for (const route of routes) addRoute(root, route);
  return (parts) => {
    const params: Record<string, string> = {};
    const route = find(root, parts, 0, params);
    return route && { route, params };
  };
}

function emptyNode<Route>(): Node<Route> {
  return { fixed: new Map(), dynamic: null, route: null };
}

function addRoute<Route extends { path: string }>(root: Node<Route>, route: Route): void {
  let node = root;
  for (const part of route.path.split("/").slice(1)) {
    const name = /^\[(\w+)\]$/.exec(part)?.[1];
    if (name === undefined) {
      const next = node.fixed.get(part) ?? emptyNode();
      node.fixed.set(part, next);
      node = next;
    } else {
      node.dynamic ??= { name, node: emptyNode() };
      if (node.dynamic.name !== name)
        throw new Error(`Two names for one parameter: [${node.dynamic.name}] and [${name}] in ${route.path}`);
      node = node.dynamic.node;
    }
  }
  node.route = route;
}

function find<Route>(
  node: Node<Route>,
  parts: readonly string[],
  index: number,
  params: Record<string, string>,
): Route | null {
  const part = parts[index];
  if (part === undefined) return node.route;
  const fixed = node.fixed.get(part);
  const match = fixed && find(fixed, parts, index + 1, params);
  if (match) return match;
  if (!node.dynamic || part === "") return null;
  params[node.dynamic.name] = part;
  return find(node.dynamic.node, parts, index + 1, params);
}
