// A style composed of others, which needs no compiler.

extension StarterFiles {
  var recipe: String {
    """
    {
      "id": "\(name.id)",
      "title": "\(name.title)",
      "summary": "A rounded border between two colours, heavier while the field is edited.",
      "style": "gradient",
      "parameters": {
        "colors": ["pink", "orange"],
        "width": 1,
        "editing-width": 2,
        "text-color": "primary"
      },
      "exposes": {
        "colors": "colors"
      },
      "version": "0.1.0",
      "author": ""
    }

    """
  }

  var recipeReadme: String {
    """
    # \(name.title)

    A style for text fields, composed in `\(name.id).json` of styles that there are.

    ```sh
    stylebook --plugin \(name.folder) gallery \(name.id)
    ```

    shows it in every state, from the folder above. `stylebook list` tells of what it can be composed
    and what can be set; several styles are written as `search | gradient`, the outermost first.
    `stylebook list --schema > recipe.schema.json` helps editors to complete names.

    - `parameters` are values for these styles: by name, or as `gradient.width` where several have it.
    - `exposes` are those that others may set on it, as in `\(name.id)(colors: [teal, blue])`.
    - `stylebook --plugin \(name.folder) snapshot record Snapshots \(name.id)` records its looks, and
      `verify` in place of `record` compares them.

    """
  }
}
